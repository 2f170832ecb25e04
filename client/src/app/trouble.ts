import { Trouble } from '../protocol/api';
import { words } from '../strings';

/** What went wrong, in words for the reader. */
export function told(error: unknown): string {
  if (error instanceof Trouble)
    return error.error === 'offline' ? words.app.offline : error.message.replace(/([?!])\.$/, '$1');
  throw error;
}
