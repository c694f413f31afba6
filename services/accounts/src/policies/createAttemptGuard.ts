import { commonErrors, ServiceError } from '@meet/contracts';
import type { WindowCounter } from '@meet/service-kit';

const WINDOW_MS = 15 * 60_000;

/** Whose attempt it is: an account, whether or not it exists, and the address it comes from. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
}

export interface AttemptGuard {
  /**
   * Counts an attempt before it is judged, so that many at once can't slip through.
   * Throws TOO_MANY_REQUESTS; the wait ends with the window, nothing is locked for good.
   */
  count(attempt: Attempt): Promise<void>;
  /** The attempt was right: it never counted for its address, and the account's earlier ones are forgiven. */
  forgive(attempt: Attempt): Promise<void>;
}

export interface AttemptLimits {
  readonly perAccount: number;
  readonly perAddress: number;
}

export function createAttemptGuard(counter: WindowCounter, { perAccount, perAddress }: AttemptLimits): AttemptGuard {
  const accountName = ({ email }: Attempt) => `account ${email.toLowerCase()}`;
  const addressName = ({ address }: Attempt) => `address ${address}`;
  return {
    async count(attempt) {
      const counted = [
        { limit: perAccount, ...(await counter.add(accountName(attempt), WINDOW_MS)) },
        { limit: perAddress, ...(await counter.add(addressName(attempt), WINDOW_MS)) },
      ];
      for (const { count, limit, secondsLeft } of counted) {
        if (count > limit) throw new ServiceError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: secondsLeft });
      }
    },
    async forgive(attempt) {
      await Promise.all([
        counter.clear(accountName(attempt), WINDOW_MS),
        counter.takeBack(addressName(attempt), WINDOW_MS),
      ]);
    },
  };
}
