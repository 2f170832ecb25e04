// The motifs of Infestation: of its cards by their ids, of its token and its Channel by their names.

import ant from 'icon:ant';
import beanstalk from 'icon:beanstalk';
import bee from 'icon:bee';
import bigEgg from 'icon:big-egg';
import boar from 'icon:boar';
import butterflyFlower from 'icon:butterfly-flower';
import carnivoreMouth from 'icon:carnivore-mouth';
import circleForest from 'icon:circle-forest';
import cornucopia from 'icon:cornucopia';
import curlingVines from 'icon:curling-vines';
import deer from 'icon:deer';
import dekuTree from 'icon:deku-tree';
import eggClutch from 'icon:egg-clutch';
import eggPod from 'icon:egg-pod';
import evilTree from 'icon:evil-tree';
import infestedMass from 'icon:infested-mass';
import longLeggedSpider from 'icon:long-legged-spider';
import lynxHead from 'icon:lynx-head';
import maggot from 'icon:maggot';
import nestEggs from 'icon:nest-eggs';
import plow from 'icon:plow';
import scarabBeetle from 'icon:scarab-beetle';
import seedling from 'icon:seedling';
import shamblingMound from 'icon:shambling-mound';
import sharkJaws from 'icon:shark-jaws';
import shepherdsCrook from 'icon:shepherds-crook';
import sniffingDog from 'icon:sniffing-dog';
import spottedMushroom from 'icon:spotted-mushroom';
import thornyVine from 'icon:thorny-vine';
import treeGrowth from 'icon:tree-growth';
import treeRoots from 'icon:tree-roots';
import venusFlytrap from 'icon:venus-flytrap';

export const motifs: Record<string, string> = {
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
  Grub: maggot,
  Spawning: bigEgg,
};
