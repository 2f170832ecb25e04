declare module 'icon:*' {
  /** The inner SVG, drawn in a box of 512 by 512. */
  const body: string;
  export default body;
}
