// The words of what comes over the table for a while: the first look at one's role, a death, a verdict, a door that
// opens.

import type { Team } from './cards';
import { capital, within, YOU } from './grammar';

const en = {
  /** Everyone's card on Night One, face-down. */
  dealt: {
    label: 'Hold to look at your role',
    why: 'This card says who you are. Hold it to look, and let nobody see.',
    known: 'I know who I am',
  },
  role: {
    goal: {
      villagers: 'Forge a Path to The Village, or see every Forsaken dead.',
      forsaken: 'Lead a Path into The Void, or kill until the others no longer outnumber the Forsaken.',
    } satisfies Record<Team, string>,
    with: (names: readonly string[]): string => `With you: ${within(names)}.`,
    meetLater: 'You see who is with you when the Forsaken are called.',
    lift: 'Hold to see what I know',
    noted: 'Hold to see what I know of them',
    nothing: 'You know no more of them than everyone.',
  },
  night: {
    now: 'Now called:',
    the: (role: string): string => `the ${role}`,
    emberWhy: 'Everyone taps it, so that no tap tells who is choosing.',
    heard: 'Heard',
    withYou: 'with you',
  },
  spirit: {
    title: 'You are a Spirit now',
    label: 'Your death',
    byNight: 'The Forsaken gave you to the wood by night.',
    hanged: (death: number, life: number): string => `The table hanged you, ${death} to ${life}.`,
    struck: (by: string, card: string): string =>
      by === YOU ? `Your own ${card} killed you.` : `${by} killed you with ${card}.`,
    forest: (card: string): string => `The Forest killed you: ${card}.`,
    unknown: 'Nobody called you back from Death’s Doorstep.',
    may: 'You may still talk by day and watch everything, and you win or lose with your side. You take no turn and cast no vote.',
    bet: 'Who will win? Bet, if you like. Nobody sees it before the end.',
    on: 'Watch on',
  },
  verdict: {
    count: (life: number, death: number): string => `Life ${life}, death ${death}`,
    close: 'Put away',
  },
  threshold: {
    opens: (door: string): string => `${capital(door)} opens`,
    on: 'Go on',
  },
};

export const words = en;
