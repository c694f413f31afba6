import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 60_000;

/**
 * Solves the proof of work of a challenge. The browser's own cryptography does it outside the page's thread, so the
 * page stays responsive without a worker. Throws when it takes too long.
 */
export async function solveProofOfWork(challengeText: string): Promise<string> {
  const challenge = JSON.parse(challengeText) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The proof of work took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
