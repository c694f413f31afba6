import { commonErrors, isRefusal, ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { toNetwork, type WindowCounter } from '@meet/service-kit';
import type { KnownPlaces } from './createKnownPlaces.ts';

const WINDOW_MS = 15 * 60_000;
/**
 * Attempts over the limit that are checked concurrently: each costs a password hash, and a flood must not delay other
 * people.
 */
const CHECKED_AT_ONCE = 2;
/**
 * Maximum attempts over the limit that wait for a turn. All wait in one queue, so a person's own sign-in gets its turn
 * among others' guesses.
 */
const WAITING_MAX = 20;

/** Origin of an attempt: an account, whether or not it exists, and the network address. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Checks the credentials. Resolves if they are right and throws otherwise. If `mayPass` is false, it throws after the
 * same work.
 */
export type Check<T> = (mayPass: boolean) => Promise<T>;

export interface AttemptGuard {
  /**
   * Counts an attempt before it is checked, so that concurrent attempts cannot bypass the limit. A successful attempt
   * is uncounted again. Throws TOO_MANY_REQUESTS until the window ends; no account is locked permanently.
   *
   * Wrong attempts of others don't lock an account out of a place from which it signed in before: only attempts from
   * that place count there. Refusals are the same everywhere, so that nobody learns who signs in from where.
   */
  guard<T>(attempt: Attempt, check: Check<T>): Promise<T>;
}

export interface AttemptLimits {
  readonly perAccount: number;
  readonly perAddress: number;
}

export function createAttemptGuard(
  counter: WindowCounter,
  places: KnownPlaces,
  { perAccount, perAddress }: AttemptLimits,
): AttemptGuard {
  let checkedNow = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(refusal: ServiceError): Promise<void> {
    if (checkedNow < CHECKED_AT_ONCE) {
      checkedNow += 1;
      return;
    }
    if (waiting.length >= WAITING_MAX) throw refusal;
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Gives the turn to the attempt that waited longest. */
  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else checkedNow -= 1;
  }

  async function checkBeyondLimit<T>(mayPass: boolean, refusal: ServiceError, check: Check<T>): Promise<T> {
    await takeTurn(refusal);
    try {
      return await check(mayPass);
    } catch (error) {
      throw isHalfRight(error) ? error : refusal;
    } finally {
      endTurn();
    }
  }

  return {
    async guard({ email, address }, check) {
      const place = { email: email.toLowerCase(), network: toNetwork(address) };
      const names = {
        account: `account ${place.email}`,
        address: `address ${place.network}`,
        place: `place ${place.email} ${place.network}`,
      };
      const [account, network, here, isKnown] = await Promise.all([
        counter.add(names.account, WINDOW_MS),
        counter.add(names.address, WINDOW_MS),
        counter.add(names.place, WINDOW_MS),
        places.knows(place),
      ]);
      const isBeyondLimit = account.count > perAccount || network.count > perAddress;
      const refusal = new ServiceError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: account.secondsLeft });
      const result = isBeyondLimit
        ? await checkBeyondLimit(isKnown && here.count <= perAccount, refusal, check)
        : await check(true);
      await Promise.all([
        counter.clear(names.account, WINDOW_MS),
        counter.clear(names.place, WINDOW_MS),
        counter.takeBack(names.address, WINDOW_MS),
        places.remember(place),
      ]);
      return result;
    },
  };
}

/** Returns whether the password was right and the second factor is missing. */
const isHalfRight = (error: unknown) => isRefusal(error, accountsErrors.SECOND_FACTOR_REQUIRED);
