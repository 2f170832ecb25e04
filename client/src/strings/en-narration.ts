/** The narrator, in the settings and on the screen of a table. */
export const NARRATION = {
  title: 'Narrator',
  lead: (speaks: readonly string[]) => [...speaks, 'Every word of it stands on the screen as well.'].join(' '),
  choices: { screen: 'On the screen of a table', on: 'On this device too', off: 'Nowhere' },
  voice: 'Voice',
  anyVoice: 'As the device',
  named: (name: string, here: boolean) => (here ? name : `${name} (needs a network)`),
  pace: 'Pace',
  times: (pace: number) => `${pace.toFixed(1)}×`,
  hear: 'Hear it',
  sample: 'The fire burns low. Close your eyes, all of you, and let the forest have its hour.',
  noVoices: 'This browser has no English voice, so nothing is spoken here. The words are on the screen.',
  noSpeech: 'This browser cannot speak, so nothing is spoken here. The words are on the screen.',
  unmute: 'Touch once, and this screen speaks',
};
