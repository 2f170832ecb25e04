/** How each option reads to the host: by its name in the rules, what it is and what it does. */
export type OptionWords = Readonly<Record<string, { readonly label: string; readonly says: string }>>;

const found = import.meta.glob<OptionWords>(['./*/options.ts', './*/*/options.ts'], { eager: true, import: 'options' });

/** An option that nobody has put in words goes by its name. */
export function optionWords(game: string, option: string): OptionWords[string] {
  const plain = option.replaceAll('_', ' ');
  const label = plain.charAt(0).toUpperCase() + plain.slice(1);
  const file = Object.keys(found).find((each) => each.endsWith(`/${game}/options.ts`));
  return (file === undefined ? undefined : found[file]?.[option]) ?? { label, says: '' };
}
