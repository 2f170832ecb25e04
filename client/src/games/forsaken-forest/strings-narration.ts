// What the narrator says of people, as the log says it, but with the same words on every device: nobody is "you" here.

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

export const spoken = {
  dawn: (found: readonly (readonly [what: string, name: string])[]): string =>
    `Dawn shows ${found.length > 0 ? listed(found.map(([what, name]) => `${what} on ${name}`)) : 'no Night Action'}.`,
  doorstep: (name: string, byNight: boolean): string => `${name} ${byNight ? 'wakes' : 'is'} on Death’s Doorstep.`,
  blessed: (name: string): string => `The role card of ${name} is shown to all: Blessed.`,
  revived: (name: string): string => `${name} is Revived.`,
  died: (name: string): string => `${name} dies and becomes a Spirit.`,
  accused: (name: string, by: string): string => `${by} sends ${name} to the Gallows.`,
  count: 'One. Two. Three.',
  vote: (name: string): string => `All vote now: shall ${name} hang?`,
  verdict: (name: string, condemned: boolean, death: number, life: number): string =>
    `For death: ${death}. For life: ${life}. ${name} is ${condemned ? 'condemned' : 'spared'}.`,
};
