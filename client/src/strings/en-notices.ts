const OFL = { licence: 'SIL Open Font License 1.1', licenceLink: 'https://openfontlicense.org' };
const MIT = { licence: 'MIT', licenceLink: 'https://opensource.org/license/mit' };

export const NOTICES = {
  title: 'Notices',
  unofficial: [
    'Lanternwood is unofficial. It is not made, endorsed or supported by the publishers of the games it lets people play. The published games, their names and their artwork belong to their owners:',
  ],
  parts: [
    {
      title: 'Pictures',
      items: [
        {
          name: 'Small icons and card motifs',
          link: 'https://game-icons.net',
          by: 'from game-icons.net, by Lorc, Delapouite and contributors',
          licence: 'CC BY 3.0',
          licenceLink: 'https://creativecommons.org/licenses/by/3.0/',
        },
      ],
    },
    {
      title: 'Faces',
      items: [
        {
          name: 'Grenze Gotisch',
          link: 'https://github.com/Omnibus-Type/Grenze-Gotisch',
          by: 'by Omnibus-Type',
          ...OFL,
        },
        {
          name: 'Alegreya and Alegreya Sans',
          link: 'https://github.com/huertatipografica/Alegreya',
          by: 'by Juan Pablo del Peral, Huerta Tipográfica',
          ...OFL,
        },
      ],
    },
    {
      title: 'Libraries of these pages',
      items: [
        { name: 'Svelte', link: 'https://svelte.dev', by: 'by its contributors', ...MIT },
        { name: 'noble-hashes', link: 'https://paulmillr.com/noble/', by: 'by Paul Miller', ...MIT },
      ],
    },
  ],
  rest: 'Scenes, posters and the other drawings, the texts and the code are ours, under the MIT licence. What the server is built on is listed in NOTICES.md, which comes with it.',
};
