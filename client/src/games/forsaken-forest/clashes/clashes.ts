// What was said that cannot all be true, by what everyone knows. It never looks at what the viewer alone knows, and it
// is silent where it cannot be sure.

import type { Named } from '../saying';
import type { View } from '../types.gen';
import { changedDoors, doorsDiffer, tooManyDoors, turnedOut } from './doors';
import { changedFaces, facesAgainstClaims, facesDiffer, tooManyFaces } from './faces';
import { moreThanHeld } from './hands';
import { heard } from './heard';
import { asleep, deadByThen, notAtDawn, notYet } from './nights';
import { lookedAfterAll, notTheirs, twoInANight, unseenPlays } from './peeks';
import { changedRoles, notAsClaimed, tooManyOfRole, tooManyOfTeam } from './roles';

export function clashes(view: View, named: Named): string[] {
  const said = heard(view);
  const found = [
    changedRoles(said, named),
    tooManyOfRole(view, said, named),
    tooManyOfTeam(view, said, named),
    notAsClaimed(said, named),
    turnedOut(view, said, named),
    changedDoors(said, named),
    doorsDiffer(view, said, named),
    tooManyDoors(view, said, named),
    changedFaces(said, named),
    facesDiffer(said, named),
    tooManyFaces(view, said, named),
    facesAgainstClaims(view, said, named),
    unseenPlays(view, said, named),
    notTheirs(said, named),
    twoInANight(said, named),
    lookedAfterAll(said, named),
    notYet(said, named),
    asleep(said, named),
    deadByThen(view, said, named),
    notAtDawn(view, said, named),
    moreThanHeld(view, said, named),
  ];
  return [...new Set(found.flat())];
}
