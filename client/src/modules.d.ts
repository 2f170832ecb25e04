declare module 'icon:*' {
  /** The inner SVG, drawn in a box of 512 by 512. */
  const body: string;
  export default body;
}

declare module 'rules:shelf' {
  import type { Rulebook } from '../build/rulebook';
  const shelf: Record<string, () => Promise<Rulebook>>;
  export default shelf;
}
