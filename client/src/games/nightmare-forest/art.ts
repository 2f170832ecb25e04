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
import seatedMouse from 'icon:seated-mouse';
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

/** Hanging by its tail, as opossums are said to. */
const opossum = `${ink('M20 58q120-34 236-18t236-12v34q-120 26-236 10T20 96Z')}<g transform="matrix(.86 0 0 -.86 40 500)">${rat}</g>`;

const skunk = ink(
  'M470 392c-6-52-40-76-84-84-18-42-56-66-104-62-38 3-64 22-84 24-26 2-40-16-42-46-3-44 24-62 22-104-2-46-42-78-92-72-46 6-72 48-60 96 10 42 42 58 48 104 5 40-8 70 6 108 12 34 36 52 66 56l-10 42h44l20-46 78 2 8 44h42l6-56c30-4 52-16 66-32l22 8c26 6 48 10 48 18Z',
).concat('<path d="M88 96c30 4 38 34 32 70-6 38-4 96 24 128 20 22 92-24 150-18" fill="none" stroke="#efe4cb" stroke-width="24" stroke-linecap="round"/><circle cx="414" cy="352" r="9" fill="#efe4cb"/>');

/** Afloat on its back, paws on its belly. */
const otter = `${ink('M36 300c10-52 44-84 92-82 34 2 58 22 70 48 62-16 126-6 176 22 34-26 66-50 96-88 8 62-14 112-70 144-76 44-214 52-288 26-44-14-72-38-76-70Z')}<path d="M186 206l18-62 24 10-6 64m40 0l22-58 22 12-12 58" fill="currentColor"/><g fill="none" stroke="currentColor" stroke-width="18" stroke-linecap="round"><path d="M20 424q60-30 118 0t118 0 118 0 118 0"/></g><circle cx="100" cy="272" r="12" fill="#efe4cb"/><path d="M40 306l-26 10m28 4-20 18" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`;

const moose = `${ink('M196 250C120 262 44 226 22 136l30 34 4-74 34 60 22-78 24 82 38-56-8 82c22 4 42 12 62 30h56c20-18 40-26 62-30l-8-82 38 56 24-82 22 78 34-60 4 74 30-34c-22 90-98 126-174 114l42 34-50-2c4 54-4 110-22 152 6 34-14 58-60 58s-66-24-60-58c-18-42-26-98-22-152l-50 2Z')}<g fill="#efe4cb"><ellipse cx="222" cy="304" rx="11" ry="14"/><ellipse cx="290" cy="304" rx="11" ry="14"/><ellipse cx="236" cy="452" rx="9" ry="6"/><ellipse cx="276" cy="452" rx="9" ry="6"/></g>`;

const skillet =
  `${ink('M196 60a148 148 0 1 1-34 292L84 456q-14 18-34 4t-4-36l70-96A148 148 0 0 1 196 60Z')}<circle cx="202" cy="208" r="104" fill="none" stroke="#efe4cb" stroke-width="14"/>`.replace(
    /^/,
    '<g transform="translate(70 10)">',
  ) + '</g>';

const stake = `${ink('M150 40h92l-10 330-36 112-36-112Z')}${ink('M242 92h64q44 0 44 44t-44 44h-18v-34h16q12 0 12-10t-12-10h-64Z')}`;

const tape = `${ink('M210 70c92 0 166 84 166 190S302 450 210 450 44 366 44 260 118 70 210 70Zm0 96c-44 0-80 42-80 94s36 94 80 94 80-42 80-94-36-94-80-94Z')}${ink('M210 70h98c92 0 160 84 160 190v190H346c60-40 86-110 86-190S358 70 266 70Z')}`;

const forest: Record<string, string> = {
  'threadbare-vole': mouse,
  'gnawing-chipmunk': seatedMouse,
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

/** The motif of any card; survivors have none, since they stand as figures. */
export const motifOf = (card: string): string | null => forest[card] ?? gear[card] ?? null;
