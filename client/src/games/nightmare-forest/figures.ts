// The people, as cardboard standees: flat shapes with a white die-cut edge. Feet at 30,88 in a box of 60 by 98.

export interface Shape {
  readonly d: string;
  readonly fill: string;
}

export interface Figure {
  /** Filled shapes, from back to front; they also make the white edge. */
  readonly shapes: readonly Shape[];
  /** Drawn over them: SVG of our own. */
  readonly details: string;
}

const INK = '#17130e';
const BODY = 'M10 88V62Q10 46 30 46Q50 46 50 62V88Z';
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
const HEAD = circle(30, 30, 13.5);
const eyes = `<g fill="${INK}"><circle cx="25" cy="31" r="1.6"/><circle cx="35" cy="31" r="1.6"/></g>`;
const line = (d: string, width = 4.5, stroke = INK, opacity = 0.55): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;
const straps = line('M20 49V88M40 49V88');
const mouth = line('M27 38Q30 39.500 33 38', 1.4, INK, 0.8);

const shirt: Shape = { d: BODY, fill: 'var(--c)' };
const head = (fill: string): Shape => ({ d: HEAD, fill });

export const FIGURES: Record<string, Figure> = {
  'marisol-vega': {
    shapes: [
      shirt,
      head('#c98f62'),
      {
        d: 'M15 32Q12 12 30 13Q48 12 45 32Q49 44 46 54L40 50Q42 34 38 26Q28 28 20 24Q18 34 20 50L14 54Q11 44 15 32Z',
        fill: '#231510',
      },
      { d: 'M16 22Q30 14 44 22L43 27Q30 20 17 27Z', fill: '#e4513d' },
    ],
    details: straps + eyes + mouth,
  },
  'theo-brandt': {
    shapes: [
      shirt,
      head('#f0c8a0'),
      { d: 'M15 27Q14 8 30 8Q46 8 45 27L45 30H15Z', fill: '#8c2a1c' },
      { d: circle(30, 7, 4.5), fill: '#efe4cb' },
      { d: 'M14 25H46V31H14Z', fill: '#efd9b0' },
    ],
    details:
      line('M11 62H49M10 72H50M10 82H50', 4, '#efe4cb', 0.45) +
      `<g fill="${INK}"><circle cx="25" cy="34" r="1.6"/><circle cx="35" cy="34" r="1.6"/></g>` +
      line('M26 39.500H34', 1.4, INK, 0.8),
  },
  'priya-nand': {
    shapes: [
      shirt,
      head('#a8683c'),
      { d: circle(30, 11, 7), fill: '#1b120c' },
      { d: 'M15 31Q13 15 30 14Q47 15 45 31Q38 22 30 22Q22 22 15 31Z', fill: '#1b120c' },
    ],
    details:
      line('M30 50V88', 2.5) +
      line('M22 47L30 55L38 47', 3) +
      '<g fill="none" stroke="#1b120c" stroke-width="2"><circle cx="24.500" cy="31" r="4.500"/><circle cx="35.500" cy="31" r="4.500"/></g>' +
      eyes +
      mouth,
  },
  'gus-okafor': {
    shapes: [
      shirt,
      head('#6f4428'),
      { d: 'M6 22Q30 14 54 22Q50 27 30 26Q10 27 6 22Z', fill: '#5a4425' },
      { d: 'M19 21Q20 7 30 8Q40 7 41 21Z', fill: '#7a5c33' },
      { d: 'M18 34Q20 48 30 47Q40 48 42 34Q36 40 30 38Q24 40 18 34Z', fill: '#1a110b' },
    ],
    details: straps + line('M20 70H40', 3) + eyes,
  },
  'hana-sato': {
    shapes: [
      shirt,
      head('#f2d0aa'),
      { d: 'M14 40Q10 12 30 12Q50 12 46 40L40 41Q42 30 40 25H20Q18 30 20 41Z', fill: '#14161c' },
      { d: 'M13 47Q30 56 47 47L46 54Q30 62 14 54Z', fill: '#efe4cb' },
      { d: 'M36 52L44 53L42 68L35 66Z', fill: '#efe4cb' },
    ],
    details: '<circle cx="42" cy="22" r="2.6" fill="#e4513d"/>' + line('M15 60V88M45 60V88', 4) + eyes + mouth,
  },
  'lenny-quill': {
    shapes: [
      shirt,
      head('#efb98c'),
      { d: 'M14 34Q11 18 20 16L42 16Q49 20 46 34L43 27H17Z', fill: '#b5532a' },
      { d: 'M16 23Q17 9 30 9Q43 9 44 23Z', fill: '#2f5468' },
      { d: 'M40 19Q52 18 55 23Q48 25 40 24Z', fill: '#24404f' },
    ],
    details:
      '<path d="M24 80V68Q24 61 30 61T36 68V80L33 77L30 80L27 77Z" fill="#fff6df"/><g fill="#17130e"><circle cx="28" cy="68" r="1.200"/><circle cx="32" cy="68" r="1.200"/></g>' +
      '<g fill="#b5532a" opacity=".8"><circle cx="22" cy="35" r=".9"/><circle cx="24.500" cy="37" r=".9"/><circle cx="38" cy="35" r=".9"/><circle cx="35.500" cy="37" r=".9"/></g>' +
      eyes +
      `<ellipse cx="30" cy="39" rx="2.2" ry="1.6" fill="${INK}"/>`,
  },
  'ivy-marsh': {
    shapes: [
      { d: BODY, fill: '#7d8a4a' },
      head('#e3ad80'),
      { d: 'M16 34Q13 22 20 20H40Q47 22 44 34L46 52L41 50L41 27H19L19 50L14 52Z', fill: '#6b3f1f' },
      { d: 'M4 22Q30 12 56 22Q46 27 30 26Q14 27 4 22Z', fill: '#8a6a3a' },
      { d: 'M20 20L30 6L40 20Q30 24 20 20Z', fill: '#a07d46' },
      { d: 'M17 48L30 58L43 48L40 46H20Z', fill: '#e4513d' },
      { d: 'M27 55L33 55L36 68L30 64L24 68Z', fill: '#c43f2d' },
    ],
    details: eyes + mouth,
  },
  'doc-halloran': {
    shapes: [
      { d: BODY, fill: '#dfe7e4' },
      head('#8a5a38'),
      { d: 'M15 34Q11 16 30 15Q49 16 45 34Q41 24 30 24Q19 24 15 34Z', fill: '#c9c6bd' },
      { d: 'M17 20L19 7Q30 3 41 7L43 20Q30 15 17 20Z', fill: '#fff8e6' },
    ],
    details:
      '<path d="M28 8H32V11H35V14.500H32V17.500H28V14.500H25V11H28Z" fill="#b3271a"/>' +
      line('M22 48L30 64L38 48', 3, '#2f5468', 0.9) +
      '<circle cx="30" cy="68" r="4" fill="#2f5468"/>' +
      eyes +
      mouth,
  },
  'walt-pruitt': {
    shapes: [
      { d: BODY, fill: '#7a3b22' },
      head('#e0a87c'),
      { d: 'M17 34Q17 54 30 55Q43 54 43 34Q37 39 30 37Q23 39 17 34Z', fill: '#b9b4a6' },
      { d: 'M13 22Q13 8 30 8Q47 8 47 22L50 40L43 40L43 26H17L17 40L10 40Z', fill: '#5d4a33' },
      { d: 'M15 18H45V27H15Z', fill: '#d8c9a4' },
    ],
    details: line('M14 60H46M12 70H48M10 80H50M24 56V88M36 56V88', 3, INK, 0.35) + eyes,
  },
};
