/**
 * Keeps the screen from going dark; the answer lets it. Browsers allow that only over https or on this very machine,
 * and give it up whenever the page is out of sight.
 */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> | undefined;
  const ask = (): void => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => null);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.then((held) => held?.release());
  };
}
