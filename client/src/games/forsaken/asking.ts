// What is asked, as the desk says it: one sentence, and what it is about.

import type { BoardMatch } from '../../match/board';
import { withNames } from '../../protocol/words';
import { findFollower, spotName } from './board';
import { cardOf, channelOf, godOf, textOf, type God } from './cards';
import type { Decision } from './decision.svelte';
import { hints } from './hints';
import { isTower } from './offers';
import { words } from './strings';
import type { View } from './types.gen';

export interface Asked {
  readonly ask: string;
  readonly why: string;
  /** Nobody else sees what is being considered. */
  readonly secret: boolean;
  /** Nothing is taken up, and nothing is to be answered. */
  readonly idle?: boolean;
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function channelled(god: God, where: number | null): Asked {
  const { name } = channelOf(god);
  const ask = where === null ? words.ask.channel(name) : words.ask.channelIn(name, where);
  return { ask, why: textOf(god), secret: true };
}

function taken(view: View, decision: Decision): Asked | null {
  const { taken, where } = decision;
  switch (taken?.sort) {
    case 'card': {
      const { name } = cardOf(taken.card);
      const ask = where === null ? words.ask.where(name) : words.ask.play(name, where);
      return { ask, why: textOf(taken.card), secret: true };
    }
    case 'channel':
      return channelled(taken.god, where);
    case 'god': {
      const [channels, builds] = [decision.gates.size > 0, decision.sites.size > 0];
      if (where !== null) return channelled(taken.god, where);
      if (decision.lit) return { ask: `${decision.lit.words}?`, why: '', secret: false };
      return { ask: words.ask.carry(godOf(taken.god).name, channels, builds), why: '', secret: false };
    }
    case 'window':
      return { ask: words.ask.build(taken.kingdom), why: '', secret: false };
    case 'altar':
      return { ask: words.ask.altar, why: '', secret: false };
    case 'follower': {
      const found = findFollower(view, taken.serial);
      if (!found) return null;
      const { name } = cardOf(found.follower.card);
      const fights = decision.offers.attacks.has(taken.serial);
      const acts = decision.offers.acts.has(taken.serial);
      if (decision.carried && decision.lit) return { ask: `${decision.lit.words}?`, why: '', secret: false };
      const ask = fights && !acts ? words.ask.attack(name) : words.ask.follower(name);
      const guarded = fights && ![...decision.targets.keys()].some(isTower);
      const why = [acts ? textOf(found.follower.card) : '', guarded ? hints.guarded : ''].filter(Boolean).join(' ');
      return { ask, why, secret: false };
    }
    default:
      return null;
  }
}

/** For whoever is asked something now. */
export function askedOf(view: View, match: BoardMatch, decision: Decision): Asked {
  const names = match.seated.map((member) => member.name);
  if (decision.answering) {
    const [about, question] = split(withNames(match.ask?.words ?? '', names));
    const source = view.mine?.held?.name ?? view.question?.card ?? null;
    const why = source ? `${about ? `${about}: ` : ''}${textOf(source)}` : about;
    const moved =
      decision.aim !== null && decision.offers.moves.has(decision.aim) ? spotName(view, decision.aim) : null;
    const ask = moved ? words.ask.moveTo(moved) : question || words.ask.pickOne;
    return { ask, why, secret: (view.mine?.held ?? null) !== null };
  }
  const up = taken(view, decision);
  if (up) return up;
  return {
    ask: decision.idle ? words.ask.nothingLeft : words.ask.yours,
    why: decision.offers.upgrades.size ? `${words.ask.hint} ${words.ask.temple}` : words.ask.hint,
    secret: false,
    idle: true,
  };
}

/** "Cull the Weak in II: whom do you forsake?" is what it is about, and the question. */
function split(sentence: string): [string, string] {
  const at = sentence.indexOf(': ');
  return at < 0 ? ['', capital(sentence)] : [sentence.slice(0, at), capital(sentence.slice(at + 2))];
}
