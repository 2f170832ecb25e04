/**
 * The letters of a table as people type them: any case, spaces and dashes, even the whole link. Null if it cannot be
 * one.
 */
export function tableCode(typed: string): string | null {
  const linked = /\/t\/([a-z]{4,6})\b/i.exec(typed);
  const letters = (linked?.[1] ?? typed).replace(/[\s\-.]/g, '').toUpperCase();
  return /^[A-Z]{4,6}$/.test(letters) ? letters : null;
}
