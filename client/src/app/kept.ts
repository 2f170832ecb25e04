/**
 * Small things that this browser keeps. Where nothing may be kept (private windows, full disks), play goes on without.
 */
export const kept = {
  read<T>(key: string): T | null {
    try {
      const text = localStorage.getItem(key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Nothing to do: the choice holds until the page is closed.
    }
  },
  forget(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};
