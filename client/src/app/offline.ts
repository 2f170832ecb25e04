/** Keep the shell for times without a network. Browsers allow that only over https or on this very machine. */
export function keepShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
  }
}
