import { clientFrame } from '../protocol/clientFrame.ts';
import type { ClientFrame } from '../protocol/messages.ts';

/** The frame with known members only, each of its type and within its limit; undefined for anything else. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.validateSync(JSON.parse(text), { disableStackTrace: true });
  } catch {
    // Whatever can't be read or judged is refused: anybody may send anything.
    return undefined;
  }
}
