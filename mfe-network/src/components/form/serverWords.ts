import { CallFailure } from '@meet/contracts/client';

/** The server's own words, or the fallback where it broke or gave none. */
export function serverWords(error: unknown, fallback: string): string {
  return error instanceof CallFailure && error.status < 500 && error.message ? error.message : fallback;
}
