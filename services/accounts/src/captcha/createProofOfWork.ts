import type { Secrets } from '@meet/service-kit';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Model } from 'mongoose';
import { spend } from '../models/spend.ts';
import type { SpentRecord } from '../models/spentModels.ts';
import type { Captcha } from './Captcha.ts';

const LIFE_MS = 10 * 60_000;
/** Takes some milliseconds of one core per attempt; browsers compute it outside the page's own thread. */
const ITERATIONS_PER_ATTEMPT = 5_000;
interface ProofOfWorkOptions {
  readonly spent: Model<SpentRecord>;
  readonly secrets: Secrets;
  /** Average number of attempts that a browser makes. */
  readonly effort: number;
  readonly now: () => number;
}

/** Creates our own proof-of-work captcha. No third party learns who invites whom, and nobody has to read a picture. */
export function createProofOfWork({ spent, secrets, effort, now }: ProofOfWorkOptions): Captcha {
  const hmacSignatureSecret = secrets.derive('captcha').toString('hex');
  const hmacKeySignatureSecret = secrets.derive('captcha-key').toString('hex');

  return {
    async offer(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS_PER_ATTEMPT,
        // The solution is drawn in advance: the work then varies by a known factor, and verifying it costs one hash.
        counter: randomInt(Math.ceil(effort * 1.5), Math.ceil(effort / 2)),
        // The server decides by its own clock when the challenge expires.
        data: { action, until: now() + LIFE_MS },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { provider: 'altcha', siteKey: null, challenge: JSON.stringify(challenge) };
    },

    async verify(token, action) {
      const payload = readPayload(token);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      // Only signed data is read from here on.
      const { data, nonce } = challenge.parameters;
      if (!verified || data?.['action'] !== action || Number(data['until']) <= now()) return false;
      return spend(spent, nonce, Number(data['until']));
    },
  };
}

/** Returns undefined for a token without the shape of a signed solution. */
function readPayload(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    const isWhole = typeof challenge?.parameters?.nonce === 'string' && typeof challenge.signature === 'string';
    return isWhole && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}
