// The motifs of Occult: of its cards by their ids, of its token and its Channel by their names.

import blindfold from 'icon:blindfold';
import boltEye from 'icon:bolt-eye';
import bookAura from 'icon:book-aura';
import bookshelf from 'icon:bookshelf';
import bowels from 'icon:bowels';
import candleFlame from 'icon:candle-flame';
import disintegrate from 'icon:disintegrate';
import doubleFaceMask from 'icon:double-face-mask';
import drowning from 'icon:drowning';
import enlightenment from 'icon:enlightenment';
import evilMoon from 'icon:evil-moon';
import eyeball from 'icon:eyeball';
import fencer from 'icon:fencer';
import floatingGhost from 'icon:floating-ghost';
import fog from 'icon:fog';
import gargoyle from 'icon:gargoyle';
import glowingHands from 'icon:glowing-hands';
import hoodedFigure from 'icon:hooded-figure';
import invisibleFace from 'icon:invisible-face';
import magicGate from 'icon:magic-gate';
import meditation from 'icon:meditation';
import mirrorMirror from 'icon:mirror-mirror';
import monkFace from 'icon:monk-face';
import pentacle from 'icon:pentacle';
import robber from 'icon:robber';
import rockGolem from 'icon:rock-golem';
import sandsOfTime from 'icon:sands-of-time';
import scrollQuill from 'icon:scroll-quill';
import secretBook from 'icon:secret-book';
import sparkSpirit from 'icon:spark-spirit';
import tongue from 'icon:tongue';
import twoShadows from 'icon:two-shadows';

export const motifs: Record<string, string> = {
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
  Wisp: sparkSpirit,
  Revelation: enlightenment,
};
