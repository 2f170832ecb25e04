// The motifs of Contagion: of its cards by their ids, of its token and its Channel by their names.

import barricade from 'icon:barricade';
import chaliceDrops from 'icon:chalice-drops';
import evilHand from 'icon:evil-hand';
import executionerHood from 'icon:executioner-hood';
import fleshyMass from 'icon:fleshy-mass';
import gooeyDaemon from 'icon:gooey-daemon';
import grimReaper from 'icon:grim-reaper';
import hastyGrave from 'icon:hasty-grave';
import hornedSkull from 'icon:horned-skull';
import leafSkeleton from 'icon:leaf-skeleton';
import manacles from 'icon:manacles';
import meatHook from 'icon:meat-hook';
import personInBed from 'icon:person-in-bed';
import pincers from 'icon:pincers';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import poisonBottle from 'icon:poison-bottle';
import poisonGas from 'icon:poison-gas';
import rat from 'icon:rat';
import reaperScythe from 'icon:reaper-scythe';
import scalpel from 'icon:scalpel';
import scythe from 'icon:scythe';
import seatedMouse from 'icon:seated-mouse';
import sickle from 'icon:sickle';
import skullCrack from 'icon:skull-crack';
import spade from 'icon:spade';
import swamp from 'icon:swamp';
import syringe from 'icon:syringe';
import tearTracks from 'icon:tear-tracks';
import tripleSkulls from 'icon:triple-skulls';
import virus from 'icon:virus';
import waxSeal from 'icon:wax-seal';
import wolfHead from 'icon:wolf-head';

export const motifs: Record<string, string> = {
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
  Rat: seatedMouse,
  Infection: virus,
};
