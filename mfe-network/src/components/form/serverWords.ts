import { CallFailure } from '@meet/contracts/client';

/** Returns the server's own text for a failure. Returns the fallback if the server failed or gave no text. */
export function serverWords(error: unknown, fallback: string): string {
  return error instanceof CallFailure && error.status < 500 && error.message ? error.message : fallback;
}
