import { clientFrame } from '../protocol/clientFrame.ts';
import type { ClientFrame } from '../protocol/messages.ts';

/** The frame with known members only, each of its type and within its limit; undefined for anything else. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.validateSync(JSON.parse(text), { disableStackTrace: true });
  } catch {
    // A message that can't be parsed or validated is refused: anybody may send anything.
    return undefined;
  }
}
