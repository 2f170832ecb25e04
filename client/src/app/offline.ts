/** Keep the shell for times without a network. Browsers allow that only over https or on this very machine. */
export function keepShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const keep = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
    // The script may well come after the page has been loaded.
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep);
  }
}
