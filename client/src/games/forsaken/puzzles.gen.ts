// Written by `./lantern client-types` from the Python models. Do not edit.

export type Goal = 'win this turn' | 'hold until dawn';

export type God = 'strife' | 'infestation' | 'occult' | 'contagion' | 'grandeur';

/** A puzzle as a page tells of it; its position comes with the match. */
export interface PuzzleShown {
  id: string;
  title: string;
  goal: Goal;
  /** In whose glass its window is shown. */
  god: God;
  hint: string;
  lesson: string;
  /** Actions of the game, in order. */
  solution: readonly unknown[];
}

export interface PuzzlesShown {
  /** The easiest first. */
  list: readonly PuzzleShown[];
}

export const puzzles: PuzzlesShown = {
  list: [
    { id: 'one-blow', title: 'One blow', goal: 'win this turn', god: 'strife', hint: 'Look for a Tower with nobody Refreshed before it.', lesson: 'An Exhausted Follower guards nothing: its Tower lies open.', solution: [{ type: 'Attack', follower: 3, target: 0 }] },
    { id: 'who-goes-first', title: 'Who goes first', goal: 'win this turn', god: 'grandeur', hint: 'The stronger of the two is wanted at the Tower.', lesson: 'Send the weaker one against the guard, and keep the stronger for the Tower.', solution: [{ type: 'Attack', follower: 2, target: 3 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'through-the-gate', title: 'Through the Gate', goal: 'win this turn', god: 'strife', hint: 'You have one Devotion. Which of the two guards has no more Faith than Sear takes?', lesson: 'A card acts in the Kingdom through whose Gate it came.', solution: [{ type: 'Play', card: 'S09', kingdom: 1 }, { type: 'Pick', serial: 2 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'a-new-altar', title: 'A new Altar', goal: 'win this turn', god: 'infestation', hint: 'What you build today pays today. What comes today seldom strikes today.', lesson: 'A new Altar is Refreshed. A new Follower must wait, unless it has Onrush.', solution: [{ type: 'Build', kingdom: 1, god: 'strife' }, { type: 'Play', card: 'S01', kingdom: 1 }, { type: 'Attack', follower: 3, target: 0 }] },
    { id: 'over-the-wall', title: 'Over the wall', goal: 'win this turn', god: 'strife', hint: 'Overrun sends on what the guard cannot take. Ask a God for more of it.', lesson: 'With Overrun, pick the guard with the least Faith. A Channel costs two Devotion of one God.', solution: [{ type: 'Channel', god: 'strife', kingdom: 1 }, { type: 'Pick', serial: 1 }, { type: 'Attack', follower: 1, target: 3 }] },
    { id: 'keep-the-door', title: 'Keep the door', goal: 'hold until dawn', god: 'infestation', hint: 'Count who comes, and who can stand in the way.', lesson: 'Each Refreshed Follower stops one Attack. Whoever attacks stops none.', solution: [{ type: 'Play', card: 'I10', kingdom: 2 }, { type: 'EndTurn' }] },
    { id: 'thin-air', title: 'Thin air', goal: 'win this turn', god: 'occult', hint: 'Only one of the two guards can stop a Veilwalker.', lesson: 'Ethereal passes every guard but an Ethereal one. A Bow reaches those whom Bulwark shields.', solution: [{ type: 'Activate', follower: 2, ability: 0 }, { type: 'Pick', serial: 4 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'alone-at-last', title: 'Alone at last', goal: 'win this turn', god: 'grandeur', hint: 'The Champion wants no company. The Page could leave it with honour.', lesson: 'Vainglory counts only for the one Follower on its side.', solution: [{ type: 'Play', card: 'G09', kingdom: 1 }, { type: 'Pick', serial: 1 }, { type: 'Attack', follower: 2, target: 3 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'a-useful-death', title: 'A useful death', goal: 'win this turn', god: 'strife', hint: 'The Martyr is worth more Forsaken than alive.', lesson: 'When a Follower is Forsaken its last words count. Spend it where they are heard.', solution: [{ type: 'Attack', follower: 1, target: 3 }, { type: 'Attack', follower: 2, target: 0 }] },
    { id: 'any-god', title: 'Any God will do', goal: 'win this turn', god: 'grandeur', hint: 'You lack one Devotion of Strife. Five Altars may become something better.', lesson: 'A Temple gives Devotion of any God. Upgrade a Refreshed Altar and the Temple is Refreshed too.', solution: [{ type: 'Upgrade', kingdom: 1, slot: 1 }, { type: 'Play', card: 'S22', kingdom: 1 }, { type: 'Attack', follower: 3, target: 0 }, { type: 'Attack', follower: 3, target: 0 }] },
    { id: 'many-small', title: 'Many and small', goal: 'hold until dawn', god: 'grandeur', hint: 'Six of them bite for one each.', lesson: 'Stalwart makes every loss smaller, and those of one disappear.', solution: [{ type: 'Play', card: 'G20', kingdom: 2 }, { type: 'EndTurn' }] },
    { id: 'their-choice', title: 'Their choice', goal: 'win this turn', god: 'contagion', hint: 'They will give up whom they can spare. Leave them nobody to spare.', lesson: 'Whoever must give a Tribute picks it. A choice of one is no choice.', solution: [{ type: 'Play', card: 'C18', kingdom: 1 }, { type: 'Pick', serial: 2 }, { type: 'Play', card: 'C19', kingdom: 1 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'face-down', title: 'What lies face down', goal: 'win this turn', god: 'occult', hint: 'The older Miracle turns up first. Let somebody meet it who has nothing to lose.', lesson: 'Miracles answer the first Attack they can, oldest first. Choose who meets them.', solution: [{ type: 'Attack', follower: 1, target: 0 }, { type: 'Attack', follower: 3, target: 0 }, { type: 'Attack', follower: 2, target: 0 }] },
    { id: 'no-room', title: 'No room', goal: 'win this turn', god: 'infestation', hint: 'Three stand there, and three is all that fit. Somebody could make room.', lesson: 'A side holds three Followers. One that falls in Battle makes room for the next.', solution: [{ type: 'Attack', follower: 1, target: 4 }, { type: 'Play', card: 'I13', kingdom: 1 }, { type: 'Attack', follower: 2, target: 0 }, { type: 'Attack', follower: 3, target: 0 }] },
    { id: 'banished', title: 'Banished, not gone', goal: 'hold until dawn', god: 'occult', hint: 'What goes back to the hand can come again. Who of them would strike at once?', lesson: 'Exhausting lasts until their Refresh Phase; banishing costs them a turn, unless there is Onrush.', solution: [{ type: 'Play', card: 'O09', kingdom: 2 }, { type: 'Pick', serial: 3 }, { type: 'EndTurn' }] },
    { id: 'the-harvest', title: 'The harvest', goal: 'win this turn', god: 'contagion', hint: 'Look at your deck: you know what lies on top of it.', lesson: 'Blight marks, the harvest reaps, and the Chirurgeon counts the dead.', solution: [{ type: 'Play', card: 'C09', kingdom: 2 }, { type: 'Pick', serial: 3 }, { type: 'Play', card: 'C25', kingdom: 2 }, { type: 'Attack', follower: 1, target: 0 }] },
    { id: 'the-right-order', title: 'The right order', goal: 'hold until dawn', god: 'strife', hint: 'They will send the Grub first. What should it meet? Mark which Altars pay, so that you can lay two.', lesson: 'Of two Miracles the older acts first. Lay down first what the weak should meet.', solution: [{ type: 'Commit', kingdom: 2, slot: 2 }, { type: 'Play', card: 'S12', kingdom: 2 }, { type: 'Play', card: 'O11', kingdom: 2 }, { type: 'EndTurn' }] },
    { id: 'the-verdict', title: 'The verdict of crowds', goal: 'win this turn', god: 'grandeur', hint: 'Whoever strikes first is judged, and all beside them. Let it be somebody whom Vael Korr can call again.', lesson: 'First draw out the trap, then clear the way, and bring the strongest last.', solution: [{ type: 'Attack', follower: 3, target: 4 }, { type: 'Play', card: 'S09', kingdom: 2 }, { type: 'Pick', serial: 4 }, { type: 'Play', card: 'S28', kingdom: 2 }, { type: 'Attack', follower: 8, target: 0 }, { type: 'Attack', follower: 1, target: 0 }, { type: 'Attack', follower: 2, target: 0 }] },
    { id: 'a-long-night', title: 'A long night', goal: 'hold until dawn', god: 'occult', hint: 'Three come, and each has a way of its own past a wall. One must go, one must fail, and one must meet somebody.', lesson: 'Banish what strikes twice. A ward spends one Attack, a wall another, and the Tower bears the rest.', solution: [{ type: 'Play', card: 'O11', kingdom: 2 }, { type: 'Play', card: 'O09', kingdom: 2 }, { type: 'Pick', serial: 1 }, { type: 'Play', card: 'G03', kingdom: 2 }, { type: 'EndTurn' }] },
    { id: 'give-to-take', title: 'Give to take', goal: 'win this turn', god: 'contagion', hint: 'In the Last Kingdom there is room for nine Followers and ten Altars.', lesson: 'A Kingdom given up can open the one that counts.', solution: [{ type: 'Concede', kingdom: 2 }, { type: 'Build', kingdom: 1, god: 'strife' }, { type: 'Play', card: 'S01', kingdom: 1 }, { type: 'Attack', follower: 7, target: 0 }] },
  ],
};
