// Small signs that say with a shape what a colour says beside it.

import alliance from 'icon:shaking-hands';
import artifact from 'icon:dig-dug';
import betrayal from 'icon:cloak-dagger';
import curse from 'icon:voodoo-doll';
import darkness from 'icon:evil-moon';
import disaster from 'icon:heavy-lightning';
import discovery from 'icon:magnifying-glass';
import fast from 'icon:feather';
import insight from 'icon:light-bulb';
import navigation from 'icon:compass';
import resistance from 'icon:shield-bounces';
import revival from 'icon:heart-plus';
import slow from 'icon:hourglass';
import suspicion from 'icon:pointing';
import weapon from 'icon:plain-dagger';
import blessed from 'icon:holy-symbol';
import commonfolk from 'icon:farmer';
import coward from 'icon:run';
import cursed from 'icon:cursed-star';
import forsaken from 'icon:cowled';
import navigator from 'icon:telescope';
import oracle from 'icon:crystal-ball';
import priest from 'icon:church';
import shrouded from 'icon:cultist';
import silencer from 'icon:silenced';
import deadEnd from 'icon:tombstone';
import village from 'icon:huts-village';
import empty from 'icon:vortex';
import type { DestinationId, Kind, RoleId } from './cards';

export const kindIcons: Record<Kind, string> = {
  navigation,
  resistance,
  weapon,
  alliance,
  insight,
  discovery,
  suspicion,
  revival,
  betrayal,
  artifact,
  darkness,
  disaster,
  curse,
};
export const speedIcons = { slow, fast };
export const roleIcons: Record<RoleId, string> = {
  commonfolk,
  oracle,
  navigator,
  priest,
  blessed,
  cursed,
  forsaken,
  coward,
  silencer,
  shrouded,
};
export const destinationIcons: Record<DestinationId, string> = { village, void: empty, 'dead-end': deadEnd };
