/**
 * The shell is many files: on a small machine, sending for them at once would slow down the page that someone waits
 * for.
 */
const REST = 10_000;

/** Keep the shell for times without a network. Browsers allow that only over https or on this very machine. */
export function keepShell(rest = REST): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const keep = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
    const later = () => setTimeout(keep, rest);
    // The script may well come after the page has been loaded.
    if (document.readyState === 'complete') later();
    else addEventListener('load', later);
  }
}
