// Which motif stands on which card. Icons: game-icons.net, by Lorc, Delapouite and contributors (CC BY 3.0);
// what they do not have is drawn here in the same box of 512 by 512.

import assassinPocket from 'icon:assassin-pocket';
import backstab from 'icon:backstab';
import bandageRoll from 'icon:bandage-roll';
import barricade from 'icon:barricade';
import beech from 'icon:beech';
import bigWave from 'icon:big-wave';
import bootPrints from 'icon:boot-prints';
import bowArrow from 'icon:bow-arrow';
import brain from 'icon:brain';
import brokenArrow from 'icon:broken-arrow';
import buffaloHead from 'icon:buffalo-head';
import campfire from 'icon:campfire';
import cardExchange from 'icon:card-exchange';
import stomach from 'icon:chicken-leg';
import compass from 'icon:compass';
import crossbow from 'icon:crossbow';
import evilMoon from 'icon:evil-moon';
import eyeball from 'icon:eyeball';
import fallingRocks from 'icon:falling-rocks';
import fog from 'icon:fog';
import footsteps from 'icon:footsteps';
import spring from 'icon:fountain';
import ghost from 'icon:ghost';
import glassHeart from 'icon:glass-heart';
import gunshot from 'icon:gunshot';
import healing from 'icon:healing';
import heavyFall from 'icon:heavy-fall';
import imprisoned from 'icon:imprisoned';
import knapsack from 'icon:knapsack';
import lanternFlame from 'icon:lantern-flame';
import lightningTree from 'icon:lightning-tree';
import chest from 'icon:locked-chest';
import mirror from 'icon:mirror-mirror';
import misdirection from 'icon:misdirection';
import mountainRoad from 'icon:mountain-road';
import oldLantern from 'icon:old-lantern';
import plainDagger from 'icon:plain-dagger';
import pointing from 'icon:pointing';
import hole from 'icon:quicksand';
import returnArrow from 'icon:return-arrow';
import ringingBell from 'icon:ringing-bell';
import rootTip from 'icon:root-tip';
import ropeCoil from 'icon:rope-coil';
import scroll from 'icon:scroll-unfurled';
import shakingHands from 'icon:shaking-hands';
import smoke from 'icon:smoke-bomb';
import sprint from 'icon:sprint';
import spyglass from 'icon:spyglass';
import stag from 'icon:stag-head';
import stonePath from 'icon:stone-path';
import swapBag from 'icon:swap-bag';
import thirdEye from 'icon:third-eye';
import totem from 'icon:totem';
import trail from 'icon:trail';
import map from 'icon:treasure-map';
import voodoo from 'icon:voodoo-doll';
import waterskin from 'icon:waterskin';
import weight from 'icon:weight-lifting-up';
import windSlap from 'icon:wind-slap';
import wolfHead from 'icon:wolf-head';
import wolfHowl from 'icon:wolf-howl';
import woodPile from 'icon:wood-pile';

const motifs: Record<string, string> = {
  wander: footsteps,
  'press-on': mountainRoad,
  'scout-ahead': trail,
  trailblaze: stonePath,
  'double-back': returnArrow,
  sprint,
  'deny-fate': brokenArrow,
  'hold-back-the-dark': lanternFlame,
  'bar-the-way': barricade,
  'break-the-trail': fallingRocks,
  'cleansing-smoke': smoke,
  'shot-in-the-dark': gunshot,
  'knife-at-the-campfire': plainDagger,
  'poisoned-waterskin': waterskin,
  'crossbow-trap': crossbow,
  'share-the-pack': swapBag,
  'oath-of-fellowship': shakingHands,
  'lend-a-hand': cardExchange,
  'bare-your-soul': glassHeart,
  'shared-campfire': campfire,
  'read-the-signs': scroll,
  'gather-kindling': woodPile,
  'memory-of-the-road': bootPrints,
  'quick-thinking': brain,
  spyglass,
  'soul-mirror': mirror,
  'search-their-pack': knapsack,
  'read-the-canopy': beech,
  'speak-with-the-dead': ghost,
  'drag-to-the-gallows': ropeCoil,
  'point-the-finger': pointing,
  'demand-answers': thirdEye,
  'miraculous-revival': healing,
  'field-dressing': bandageRoll,
  'shared-burden': weight,
  'place-in-the-pillory': imprisoned,
  'pick-pocket': assassinPocket,
  'spoil-the-supplies': backstab,
  'lead-astray': misdirection,
  'ember-compass': compass,
  'glass-eye': eyeball,
  'silver-bell': ringingBell,
  'warding-idol': totem,
  'hunters-bow': bowArrow,
  'hidden-cache': chest,
  'weathered-map': map,
  'spring-of-renewal': spring,
  'encroaching-darkness': evilMoon,
  'howling-dark': wolfHowl,
  'wolves-at-the-flank': wolfHead,
  rockslide: fallingRocks,
  stampede: buffaloHead,
  'flash-flood': bigWave,
  sinkhole: hole,
  'whispering-mist': windSlap,
  'lightning-strike': lightningTree,
  'leaden-limbs': heavyFall,
  hunger: stomach,
  'withering-hex': voodoo,
  'mark-of-the-stag': stag,
  tanglefoot: rootTip,
  'choking-fog': fog,
  'broken-lantern': oldLantern,
};

export const motifOf = (card: string): string | null => motifs[card] ?? null;
