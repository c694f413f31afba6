import { clientFrame } from '../protocol/clientFrame.ts';
import type { ClientFrame } from '../protocol/messages.ts';

/**
 * Parses a frame. Returns it with its known members only, each validated and within its limit; returns undefined for
 * anything else.
 */
export function parseClientFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.validateSync(JSON.parse(text), { disableStackTrace: true });
  } catch {
    // A message that can't be parsed or validated is refused, as anybody may send anything.
    return undefined;
  }
}
