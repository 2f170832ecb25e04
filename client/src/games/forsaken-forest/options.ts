import type { OptionWords } from '../options';

/** How a table may be set up, for the host. */
export const options: OptionWords = {
  strict_windows: { label: 'Full windows.', says: 'Every chance to answer lasts its whole time.' },
  priest_self: { label: 'The Priest may shelter themself.', says: '' },
  fugue_landmarks_closed: { label: 'A safe start.', says: 'No landmark can be reached in the Fugue Phase.' },
  night_chat: {
    label: 'Night chat.',
    says: 'The Forsaken may write to each other while they are awake. Not for one room: typing can be heard.',
  },
  night_time_percent: { label: 'Length of nights,', says: 'in per cent' },
  fugue_s: { label: 'A placement in the Fugue Phase,', says: 'seconds' },
  draw_window_s: { label: 'A window of the Draw Phase,', says: 'seconds' },
  action_phase_s: { label: 'An Action Phase,', says: 'seconds' },
  response_window_s: { label: 'To answer a Slow Action,', says: 'seconds' },
  interaction_window_s: { label: 'To answer a Fast Action,', says: 'seconds' },
  fast_phase_s: { label: 'The Fast Action Phase,', says: 'seconds' },
  doorstep_window_s: { label: 'To save somebody,', says: 'seconds' },
  hearing_s: { label: 'A plea on the Gallows,', says: 'seconds' },
  vote_s: { label: 'A vote,', says: 'seconds' },
  choice_s: { label: 'A choice that a card asks for,', says: 'seconds' },
  min_window_s: { label: 'The least length of a window,', says: 'seconds' },
  bot_delay_least_s: { label: 'Bots wait at least,', says: 'seconds' },
  bot_delay_most_s: { label: 'Bots wait at most,', says: 'seconds' },
  talk_per_min: { label: 'What each may say in a minute,', says: 'lines' },
  cycle_limit: { label: 'The Forest wins after,', says: 'Turn Cycles' },
};
