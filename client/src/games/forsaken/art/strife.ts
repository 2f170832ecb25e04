// The motifs of Strife: of its cards by their ids, of its Channel by its name.

import barbarian from 'icon:barbarian';
import bleedingHeart from 'icon:bleeding-heart';
import blood from 'icon:blood';
import brokenWall from 'icon:broken-wall';
import caltrops from 'icon:caltrops';
import crossedSabres from 'icon:crossed-sabres';
import crossedSwords from 'icon:crossed-swords';
import drippingBlade from 'icon:dripping-blade';
import drum from 'icon:drum';
import fireRing from 'icon:fire-ring';
import fist from 'icon:fist';
import flame from 'icon:flame';
import flamingArrow from 'icon:flaming-arrow';
import furnace from 'icon:furnace';
import hatchets from 'icon:hatchets';
import hornedHelm from 'icon:horned-helm';
import pyre from 'icon:pyre';
import rallyTheTroops from 'icon:rally-the-troops';
import ramProfile from 'icon:ram-profile';
import shieldBash from 'icon:shield-bash';
import siegeRam from 'icon:siege-ram';
import siegeTower from 'icon:siege-tower';
import slaveryWhip from 'icon:slavery-whip';
import swapBag from 'icon:swap-bag';
import swordClash from 'icon:sword-clash';
import torch from 'icon:torch';
import trebuchet from 'icon:trebuchet';
import warlordHelmet from 'icon:warlord-helmet';
import werewolf from 'icon:werewolf';
import whiplash from 'icon:whiplash';
import wildfires from 'icon:wildfires';

export const motifs: Record<string, string> = {
  S01: barbarian,
  S02: whiplash,
  S03: fist,
  S04: torch,
  S05: flamingArrow,
  S06: siegeRam,
  S07: werewolf,
  S08: swapBag,
  S09: flame,
  S10: rallyTheTroops,
  S11: bleedingHeart,
  S12: caltrops,
  S13: pyre,
  S14: trebuchet,
  S15: slaveryWhip,
  S16: hatchets,
  S17: ramProfile,
  S18: brokenWall,
  S19: fireRing,
  S20: drum,
  S21: shieldBash,
  S22: crossedSabres,
  S23: warlordHelmet,
  S24: furnace,
  S25: drippingBlade,
  S26: crossedSwords,
  S27: swordClash,
  S28: hornedHelm,
  S29: wildfires,
  S30: siegeTower,
  Bloodletting: blood,
};
