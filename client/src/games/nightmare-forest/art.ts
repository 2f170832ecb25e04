// Which motif stands on which card. Icons: game-icons.net, by Lorc, Delapouite and contributors (CC BY 3.0);
// what they do not have is drawn here in the same box of 512 by 512.

import badger from 'icon:badger';
import bandageRoll from 'icon:bandage-roll';
import bearHead from 'icon:bear-head';
import beaver from 'icon:beaver';
import blanket from 'icon:blanket';
import blunderbuss from 'icon:blunderbuss';
import boar from 'icon:boar';
import bowieKnife from 'icon:bowie-knife';
import chainsaw from 'icon:chainsaw';
import cooler from 'icon:cooler';
import deer from 'icon:deer';
import direwolf from 'icon:direwolf';
import firstAidKit from 'icon:first-aid-kit';
import fox from 'icon:fox';
import gardeningShears from 'icon:gardening-shears';
import gloves from 'icon:gloves';
import hatchet from 'icon:hatchet';
import hyenaHead from 'icon:hyena-head';
import leeEnfield from 'icon:lee-enfield';
import lockedChest from 'icon:locked-chest';
import lynxHead from 'icon:lynx-head';
import mole from 'icon:mole';
import mouse from 'icon:mouse';
import paddles from 'icon:paddles';
import peanut from 'icon:peanut';
import porcupine from 'icon:porcupine';
import rabbit from 'icon:rabbit';
import raccoonHead from 'icon:raccoon-head';
import rat from 'icon:rat';
import revolver from 'icon:revolver';
import sabertooth from 'icon:saber-toothed-cat-head';
import sasquatch from 'icon:sasquatch';
import sawedOff from 'icon:sawed-off-shotgun';
import shears from 'icon:shears';
import sleepingBag from 'icon:sleeping-bag';
import squirrel from 'icon:squirrel';
import strongbox from 'icon:strongbox';
import armyKnife from 'icon:swiss-army-knife';
import thornyVine from 'icon:thorny-vine';
import vines from 'icon:vines';
import wolfHowl from 'icon:wolf-howl';
import woodAxe from 'icon:wood-axe';
import woodPile from 'icon:wood-pile';

const ink = (path: string): string => `<path fill="currentColor" d="${path}"/>`;

/** Limping, so with a crutch. */
const opossum = `<g transform="translate(-20 0)">${rat}</g><path d="M396 214h84M438 214l-18 268" fill="none" stroke="currentColor" stroke-width="26" stroke-linecap="round"/>`;

/** A squirrel's cousin, the other way round and striped. */
const chipmunk = `<g transform="matrix(-1 0 0 1 512 0)">${squirrel}</g><g fill="none" stroke="#efe4cb" stroke-width="15" stroke-linecap="round"><path d="M262 300q34 60 10 124M300 286q50 66 30 140"/></g>`;

const skunk = `${ink('M470 392c-6-52-40-76-84-84-18-42-56-66-104-62-38 3-64 22-84 24-26 2-40-16-42-46-3-44 24-62 22-104-2-46-42-78-92-72-46 6-72 48-60 96 10 42 42 58 48 104 5 40-8 70 6 108 12 34 36 52 66 56l-10 42h44l20-46 78 2 8 44h42l6-56c30-4 52-16 66-32l22 8c26 6 48 10 48 18Z')}<path d="M88 96c30 4 38 34 32 70-6 38-4 96 24 128 20 22 92-24 150-18" fill="none" stroke="#efe4cb" stroke-width="24" stroke-linecap="round"/><circle cx="414" cy="352" r="9" fill="#efe4cb"/>`;

/** Upright, as otters look around; the patch is where the other eye was. */
const otter = `${ink('M132 74a22 22 0 1 1 36-18q32-12 64 0a22 22 0 1 1 36 18q22 28 14 66c44 76 74 168 62 250 64 24 116-4 134-74 26 96-46 172-170 146-70 24-160 20-196-22-30-84-10-210 28-300q-28-32-8-66Z')}<g fill="#efe4cb"><circle cx="168" cy="104" r="11"/><ellipse cx="196" cy="146" rx="17" ry="11"/></g><g fill="none" stroke="#efe4cb" stroke-width="11" stroke-linecap="round"><path d="M138 60l132 62M186 262q32 30 70 4M184 318q40 30 88 0"/><path d="M150 152l-52-6M150 166l-48 14M246 152l54-6M246 166l48 14" stroke="currentColor" stroke-width="7"/></g><ellipse cx="228" cy="104" rx="24" ry="20" fill="#efe4cb" stroke="currentColor" stroke-width="6"/><ellipse cx="228" cy="104" rx="15" ry="12" fill="currentColor"/>`;

const moose = `${ink('M196 250C120 262 44 226 22 136l30 34 4-74 34 60 22-78 24 82 38-56-8 82c22 4 42 12 62 30h56c20-18 40-26 62-30l-8-82 38 56 24-82 22 78 34-60 4 74 30-34c-22 90-98 126-174 114l42 34-50-2c4 54-4 110-22 152 6 34-14 58-60 58s-66-24-60-58c-18-42-26-98-22-152l-50 2Z')}<g fill="#efe4cb"><ellipse cx="222" cy="304" rx="11" ry="14"/><ellipse cx="290" cy="304" rx="11" ry="14"/><ellipse cx="236" cy="452" rx="9" ry="6"/><ellipse cx="276" cy="452" rx="9" ry="6"/></g>`;

const skillet = `<g transform="translate(70 10)">${ink('M196 60a148 148 0 1 1-34 292L84 456q-14 18-34 4t-4-36l70-96A148 148 0 0 1 196 60Z')}<circle cx="202" cy="208" r="104" fill="none" stroke="#efe4cb" stroke-width="14"/></g>`;

const stake = `${ink('M150 40h92l-10 330-36 112-36-112Z')}${ink('M242 92h64q44 0 44 44t-44 44h-18v-34h16q12 0 12-10t-12-10h-64Z')}`;

const tape = `${ink('M210 70c92 0 166 84 166 190S302 450 210 450 44 366 44 260 118 70 210 70Zm0 96c-44 0-80 42-80 94s36 94 80 94 80-42 80-94-36-94-80-94Z')}${ink('M210 70h98c92 0 160 84 160 190v190H346c60-40 86-110 86-190S358 70 266 70Z')}`;

const forest: Record<string, string> = {
  'threadbare-vole': mouse,
  'gnawing-chipmunk': chipmunk,
  'hollow-hare': rabbit,
  'slackjaw-squirrel': squirrel,
  'limping-opossum': opossum,
  'ringtail-rotter': raccoonHead,
  'mildewed-marmot': mole,
  'reeking-skunk': skunk,
  'tattered-fox': fox,
  'one-eyed-otter': otter,
  'drooling-badger': badger,
  'unstitched-beaver': beaver,
  'rattlequill-porcupine': porcupine,
  'ragged-coyote': hyenaHead,
  'lurching-lynx': lynxHead,
  'carrion-wolf': direwolf,
  'splinter-stag': deer,
  'wallowing-boar': boar,
  'pack-mother-of-bones': wolfHowl,
  'patchwork-cougar': sabertooth,
  'bellowing-moose': moose,
  'graveback-grizzly': bearHead,
  'bigfoot-still-hungry': sasquatch,
  'bramble-snarl': thornyVine,
  'creeper-curtain': vines,
  'deadfall-tangle': woodPile,
  'cooler-in-the-ferns': cooler,
  'ranger-lockbox': lockedChest,
  'hunters-strongbox': strongbox,
};

const gear: Record<string, string> = {
  'tent-stake': stake,
  'fillet-knife': bowieKnife,
  'camp-hatchet': hatchet,
  'cast-iron-skillet': skillet,
  'canoe-paddle': paddles,
  'splitting-maul': woodAxe,
  chainsaw,
  'flare-pistol': blunderbuss,
  revolver,
  rifle: leeEnfield,
  shotgun: sawedOff,
  'duct-tape': tape,
  'leather-gloves': gloves,
  'bandage-roll': bandageRoll,
  'first-aid-tin': firstAidKit,
  'cooler-lid': cooler,
  'rolled-sleeping-bag': sleepingBag,
  'garden-loppers': gardeningShears,
  'bolt-cutters': shears,
  'multi-tool': armyKnife,
  'trail-mix': peanut,
  'wool-blanket': blanket,
};

export const motifOf = (card: string): string | null => forest[card] ?? gear[card] ?? null;
