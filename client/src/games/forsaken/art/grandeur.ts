// The motifs of Grandeur: of its cards by their ids, of its token and its Channel by their names.

import ancientColumns from 'icon:ancient-columns';
import arcTriomphe from 'icon:arc-triomphe';
import coliseum from 'icon:coliseum';
import colombianStatue from 'icon:colombian-statue';
import coronation from 'icon:coronation';
import crestedHelmet from 'icon:crested-helmet';
import defensiveWall from 'icon:defensive-wall';
import dramaMasks from 'icon:drama-masks';
import gauntlet from 'icon:gauntlet';
import guards from 'icon:guards';
import heraldicSun from 'icon:heraldic-sun';
import knightBanner from 'icon:knight-banner';
import laurelCrown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import leatherBoot from 'icon:leather-boot';
import lion from 'icon:lion';
import mountedKnight from 'icon:mounted-knight';
import podiumWinner from 'icon:podium-winner';
import queenCrown from 'icon:queen-crown';
import redCarpet from 'icon:red-carpet';
import rodOfAsclepius from 'icon:rod-of-asclepius';
import shieldReflect from 'icon:shield-reflect';
import shinyPurse from 'icon:shiny-purse';
import stoneBust from 'icon:stone-bust';
import stoneWall from 'icon:stone-wall';
import sunPriest from 'icon:sun-priest';
import swordBrandish from 'icon:sword-brandish';
import swordman from 'icon:swordman';
import throneKing from 'icon:throne-king';
import thumbDown from 'icon:thumb-down';
import trophy from 'icon:trophy';
import trumpetFlag from 'icon:trumpet-flag';

export const motifs: Record<string, string> = {
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
  Squire: leatherBoot,
  Acclaim: laurels,
};
