// Which motif stands on which card, token and Channel. Icons: game-icons.net, by Lorc, Delapouite and contributors
// (CC BY 3.0).

import ancientColumns from 'icon:ancient-columns';
import ant from 'icon:ant';
import arcTriomphe from 'icon:arc-triomphe';
import barbarian from 'icon:barbarian';
import barricade from 'icon:barricade';
import beanstalk from 'icon:beanstalk';
import bee from 'icon:bee';
import bigEgg from 'icon:big-egg';
import bleedingHeart from 'icon:bleeding-heart';
import blindfold from 'icon:blindfold';
import blood from 'icon:blood';
import boar from 'icon:boar';
import boltEye from 'icon:bolt-eye';
import bookAura from 'icon:book-aura';
import bookshelf from 'icon:bookshelf';
import bowels from 'icon:bowels';
import brokenWall from 'icon:broken-wall';
import butterflyFlower from 'icon:butterfly-flower';
import caltrops from 'icon:caltrops';
import candleFlame from 'icon:candle-flame';
import carnivoreMouth from 'icon:carnivore-mouth';
import chaliceDrops from 'icon:chalice-drops';
import circleForest from 'icon:circle-forest';
import coliseum from 'icon:coliseum';
import colombianStatue from 'icon:colombian-statue';
import cornucopia from 'icon:cornucopia';
import coronation from 'icon:coronation';
import crestedHelmet from 'icon:crested-helmet';
import crossedSabres from 'icon:crossed-sabres';
import crossedSwords from 'icon:crossed-swords';
import curlingVines from 'icon:curling-vines';
import deer from 'icon:deer';
import defensiveWall from 'icon:defensive-wall';
import dekuTree from 'icon:deku-tree';
import disintegrate from 'icon:disintegrate';
import doubleFaceMask from 'icon:double-face-mask';
import dramaMasks from 'icon:drama-masks';
import drippingBlade from 'icon:dripping-blade';
import drowning from 'icon:drowning';
import drum from 'icon:drum';
import eggClutch from 'icon:egg-clutch';
import eggPod from 'icon:egg-pod';
import enlightenment from 'icon:enlightenment';
import evilHand from 'icon:evil-hand';
import evilMoon from 'icon:evil-moon';
import evilTree from 'icon:evil-tree';
import executionerHood from 'icon:executioner-hood';
import eyeball from 'icon:eyeball';
import fencer from 'icon:fencer';
import fireRing from 'icon:fire-ring';
import fist from 'icon:fist';
import flame from 'icon:flame';
import flamingArrow from 'icon:flaming-arrow';
import fleshyMass from 'icon:fleshy-mass';
import floatingGhost from 'icon:floating-ghost';
import fog from 'icon:fog';
import furnace from 'icon:furnace';
import gargoyle from 'icon:gargoyle';
import gauntlet from 'icon:gauntlet';
import glowingHands from 'icon:glowing-hands';
import gooeyDaemon from 'icon:gooey-daemon';
import grimReaper from 'icon:grim-reaper';
import guards from 'icon:guards';
import hastyGrave from 'icon:hasty-grave';
import hatchets from 'icon:hatchets';
import heraldicSun from 'icon:heraldic-sun';
import hoodedFigure from 'icon:hooded-figure';
import hornedHelm from 'icon:horned-helm';
import hornedSkull from 'icon:horned-skull';
import infestedMass from 'icon:infested-mass';
import invisibleFace from 'icon:invisible-face';
import knightBanner from 'icon:knight-banner';
import laurelCrown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import leafSkeleton from 'icon:leaf-skeleton';
import leatherBoot from 'icon:leather-boot';
import lion from 'icon:lion';
import longLeggedSpider from 'icon:long-legged-spider';
import lynxHead from 'icon:lynx-head';
import maggot from 'icon:maggot';
import magicGate from 'icon:magic-gate';
import manacles from 'icon:manacles';
import meatHook from 'icon:meat-hook';
import meditation from 'icon:meditation';
import mirrorMirror from 'icon:mirror-mirror';
import monkFace from 'icon:monk-face';
import mountedKnight from 'icon:mounted-knight';
import nestEggs from 'icon:nest-eggs';
import pentacle from 'icon:pentacle';
import personInBed from 'icon:person-in-bed';
import pincers from 'icon:pincers';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import plow from 'icon:plow';
import podiumWinner from 'icon:podium-winner';
import poisonBottle from 'icon:poison-bottle';
import poisonGas from 'icon:poison-gas';
import pyre from 'icon:pyre';
import queenCrown from 'icon:queen-crown';
import rallyTheTroops from 'icon:rally-the-troops';
import ramProfile from 'icon:ram-profile';
import rat from 'icon:rat';
import reaperScythe from 'icon:reaper-scythe';
import redCarpet from 'icon:red-carpet';
import robber from 'icon:robber';
import rockGolem from 'icon:rock-golem';
import rodOfAsclepius from 'icon:rod-of-asclepius';
import sandsOfTime from 'icon:sands-of-time';
import scalpel from 'icon:scalpel';
import scarabBeetle from 'icon:scarab-beetle';
import scrollQuill from 'icon:scroll-quill';
import scythe from 'icon:scythe';
import seatedMouse from 'icon:seated-mouse';
import secretBook from 'icon:secret-book';
import seedling from 'icon:seedling';
import shamblingMound from 'icon:shambling-mound';
import sharkJaws from 'icon:shark-jaws';
import shepherdsCrook from 'icon:shepherds-crook';
import shieldBash from 'icon:shield-bash';
import shieldReflect from 'icon:shield-reflect';
import shinyPurse from 'icon:shiny-purse';
import sickle from 'icon:sickle';
import siegeRam from 'icon:siege-ram';
import siegeTower from 'icon:siege-tower';
import skullCrack from 'icon:skull-crack';
import slaveryWhip from 'icon:slavery-whip';
import sniffingDog from 'icon:sniffing-dog';
import spade from 'icon:spade';
import sparkSpirit from 'icon:spark-spirit';
import spottedMushroom from 'icon:spotted-mushroom';
import stoneBust from 'icon:stone-bust';
import stoneWall from 'icon:stone-wall';
import sunPriest from 'icon:sun-priest';
import swamp from 'icon:swamp';
import swapBag from 'icon:swap-bag';
import swordBrandish from 'icon:sword-brandish';
import swordClash from 'icon:sword-clash';
import swordman from 'icon:swordman';
import syringe from 'icon:syringe';
import tearTracks from 'icon:tear-tracks';
import thornyVine from 'icon:thorny-vine';
import throneKing from 'icon:throne-king';
import thumbDown from 'icon:thumb-down';
import tongue from 'icon:tongue';
import torch from 'icon:torch';
import trebuchet from 'icon:trebuchet';
import treeGrowth from 'icon:tree-growth';
import treeRoots from 'icon:tree-roots';
import tripleSkulls from 'icon:triple-skulls';
import trophy from 'icon:trophy';
import trumpetFlag from 'icon:trumpet-flag';
import twoShadows from 'icon:two-shadows';
import venusFlytrap from 'icon:venus-flytrap';
import virus from 'icon:virus';
import warlordHelmet from 'icon:warlord-helmet';
import waxSeal from 'icon:wax-seal';
import werewolf from 'icon:werewolf';
import whiplash from 'icon:whiplash';
import wildfires from 'icon:wildfires';
import wolfHead from 'icon:wolf-head';

/** By a card's id, or by a Channel's name. */
const motifs: Record<string, string> = {
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
  I01: seedling,
  I02: spottedMushroom,
  I03: nestEggs,
  I04: deer,
  I05: ant,
  I06: lynxHead,
  I07: scarabBeetle,
  I08: shamblingMound,
  I09: beanstalk,
  I10: eggClutch,
  I11: plow,
  I12: curlingVines,
  I13: sniffingDog,
  I14: shepherdsCrook,
  I15: boar,
  I16: carnivoreMouth,
  I17: longLeggedSpider,
  I18: dekuTree,
  I19: thornyVine,
  I20: cornucopia,
  I21: eggPod,
  I22: butterflyFlower,
  I23: bee,
  I24: evilTree,
  I25: sharkJaws,
  I26: circleForest,
  I27: venusFlytrap,
  I28: infestedMass,
  I29: treeGrowth,
  I30: treeRoots,
  O01: candleFlame,
  O02: hoodedFigure,
  O03: floatingGhost,
  O04: secretBook,
  O05: monkFace,
  O06: rockGolem,
  O07: drowning,
  O08: meditation,
  O09: fog,
  O10: bowels,
  O11: mirrorMirror,
  O12: tongue,
  O13: robber,
  O14: eyeball,
  O15: glowingHands,
  O16: gargoyle,
  O17: fencer,
  O18: boltEye,
  O19: disintegrate,
  O20: bookshelf,
  O21: pentacle,
  O22: blindfold,
  O23: doubleFaceMask,
  O24: magicGate,
  O25: twoShadows,
  O26: invisibleFace,
  O27: sandsOfTime,
  O28: evilMoon,
  O29: scrollQuill,
  O30: bookAura,
  C01: rat,
  C02: tearTracks,
  C03: plagueDoctorProfile,
  C04: wolfHead,
  C05: meatHook,
  C06: syringe,
  C07: gooeyDaemon,
  C08: pincers,
  C09: evilHand,
  C10: leafSkeleton,
  C11: manacles,
  C12: barricade,
  C13: personInBed,
  C14: poisonBottle,
  C15: hastyGrave,
  C16: scalpel,
  C17: spade,
  C18: scythe,
  C19: sickle,
  C20: poisonGas,
  C21: chaliceDrops,
  C22: executionerHood,
  C23: fleshyMass,
  C24: grimReaper,
  C25: reaperScythe,
  C26: swamp,
  C27: waxSeal,
  C28: skullCrack,
  C29: tripleSkulls,
  C30: hornedSkull,
  G01: knightBanner,
  G02: swordBrandish,
  G03: guards,
  G04: shinyPurse,
  G05: trumpetFlag,
  G06: stoneBust,
  G07: mountedKnight,
  G08: ancientColumns,
  G09: podiumWinner,
  G10: stoneWall,
  G11: gauntlet,
  G12: dramaMasks,
  G13: trophy,
  G14: rodOfAsclepius,
  G15: crestedHelmet,
  G16: shieldReflect,
  G17: swordman,
  G18: thumbDown,
  G19: laurelCrown,
  G20: defensiveWall,
  G21: arcTriomphe,
  G22: queenCrown,
  G23: throneKing,
  G24: lion,
  G25: coronation,
  G26: redCarpet,
  G27: coliseum,
  G28: sunPriest,
  G29: heraldicSun,
  G30: colombianStatue,
  Grub: maggot,
  Wisp: sparkSpirit,
  Rat: seatedMouse,
  Squire: leatherBoot,
  Bloodletting: blood,
  Spawning: bigEgg,
  Revelation: enlightenment,
  Infection: virus,
  Acclaim: laurels,
};

export const motifOf = (card: string): string | null => motifs[card] ?? null;
