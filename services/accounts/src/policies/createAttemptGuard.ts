import { commonErrors, ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { toNetwork, type WindowCounter } from '@meet/service-kit';
import type { KnownPlaces } from './createKnownPlaces.ts';

const WINDOW_MS = 15 * 60_000;
/** Attempts over the limit that are checked at once: each costs a password hash, and a flood must not take the others' time. */
const CHECKED_AT_ONCE = 2;
/** So many wait for their turn, alike whoever they are: who signs in where others guess is heard all the same. */
const WAITING_MAX = 20;

/** Origin of an attempt: an account, whether or not it exists, and the network address. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
}

/** Resolves when what was given is right, and throws otherwise; where it may not pass, it throws after the same work. */
export type Check<T> = (mayPass: boolean) => Promise<T>;

export interface AttemptGuard {
  /**
   * Counts an attempt before it is checked, so that many at once can't slip through; a successful one is removed
   * again. Throws TOO_MANY_REQUESTS; the wait ends with the window, nothing is locked for good.
   *
   * Wrong attempts of others don't lock an account out of a place from which it signed in before: there, only its own
   * count. Refusals are the same everywhere, so that nobody learns who signs in from where.
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

  /** The turn goes to who waited longest. */
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

/** The password was right and the second factor is still to come. */
const isHalfRight = (error: unknown) =>
  error instanceof ServiceError && error.code === accountsErrors.SECOND_FACTOR_REQUIRED.code;
