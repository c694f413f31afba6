import { accountsErrors, CLOSING_DAYS } from '@meet/accounts-contract';
import { ServiceError, type CallClient } from '@meet/contracts';
import { toPseudonym, type ErasedAccount, type OwnedThingsChoice } from '@meet/contracts/erasure';
import {
  createClaims,
  createId,
  createQueue,
  doubling,
  SERVICE_CALLER,
  type Logger,
  type ProcessLease,
  type Queue,
} from '@meet/service-kit';
import type { LinkStore } from '../links/createLinkStore.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { ClosureRecord } from '../models/closureModel.ts';
import type { Models } from '../models/createModels.ts';
import { eraseAccount } from './eraseAccount.ts';
import { erasers } from './erasers.ts';

const CLOSING_MS = CLOSING_DAYS * 24 * 3_600_000;
/** Maximum number of parts in one attempt, so that a process that stops need not wait for long. */
const PARTS_MAX = 20;
const waitAfter = doubling(60_000, 3_600_000);

/** Returns the time at which an account is deleted that is closed now, in Unix milliseconds. */
export const toClosesAt = (now: number): number => now + CLOSING_MS;

export interface Closures {
  /** Accounts that wait for their deletion, including those that may still be kept. */
  readonly queue: Queue;
  /**
   * Closes an account and returns the time of its deletion, in Unix milliseconds. An account that is closed already
   * keeps its time and its choice.
   */
  close(accountId: string, owned: OwnedThingsChoice): Promise<number>;
  /** Opens a closed account again. Returns null if it is not closed, or its deletion has begun. */
  keep(accountId: string): Promise<AccountRecord | null>;
  /**
   * Throws ACCOUNT_CLOSING if an account is closed, with the time of its deletion and a token for keep-account. Throws
   * SIGN_IN_FAILED once its deletion has begun.
   */
  refuseClosed(account: AccountRecord): Promise<void>;
  /** Deletes the accounts whose time has come. */
  flush(): Promise<void>;
  /** Starts to delete accounts when they are due. The returned function stops this after the current work. */
  start(): () => Promise<void>;
}

export interface ClosuresOptions {
  readonly models: Models;
  readonly client: CallClient;
  readonly linkStore: LinkStore;
  readonly lease: ProcessLease;
  readonly log: Logger;
  now(): number;
}

/** Stores the deletion of closed accounts in the database until all services have erased them. */
export function createClosures({ models, client, linkStore, lease, log, now }: ClosuresOptions): Closures {
  const { accounts, closureRows } = models;
  const claims = createClaims<ClosureRecord>({
    ...{ name: 'closures', rows: closureRows, lease, log, now },
    queued: { state: 'waiting' },
    counter: 'attempts',
    claimedBy: ['holder', 'attempts'],
    lost: 'retry',
  });
  const work = createQueue({ claims, log, attempt });

  async function attempt(row: ClosureRecord): Promise<void> {
    const account = await accounts.findById(row._id).lean();
    // A process may stop between the two writes of `close`, `keep` and the deletion.
    if (!account || !isDue(account)) return claims.remove(row);
    const erasure: ErasedAccount = {
      accountId: row._id,
      email: account.emailKey,
      fullName: account.fullName,
      pseudonym: row.pseudonym,
      owned: row.owned,
    };
    try {
      const isErased = await eraseFromServices(row, erasure);
      if (!isErased) return await claims.release(row, 0);
      await eraseAccount(models, erasure);
    } catch (error) {
      log.error({ err: error, queue: 'closures', attempts: row.attempts }, 'an account stays to be erased');
      return claims.release(row, waitAfter(row.attempts - 1));
    }
    await claims.remove(row);
  }

  /** Continues to erase an account from the services. Returns whether all have confirmed. */
  async function eraseFromServices(row: ClosureRecord, erasure: ErasedAccount): Promise<boolean> {
    let { cursor, erasedFrom } = row;
    for (let part = 0; part < PARTS_MAX; part += 1) {
      const call = erasers.find(({ name }) => !erasedFrom.includes(name));
      if (!call) return true;
      ({ cursor } = await client.call(call, { ...erasure, cursor }, SERVICE_CALLER));
      if (cursor === null) erasedFrom = [...erasedFrom, call.name];
      // Another process took the row over: this one's lease had ended.
      if (!(await claims.change(row, { $set: { cursor, erasedFrom } }))) return false;
    }
    return false;
  }

  const isDue = ({ closesAt }: AccountRecord) => closesAt != null && closesAt <= now();

  return {
    queue: claims,
    async close(accountId, owned) {
      const closesAt = toClosesAt(now());
      const row = {
        state: 'waiting',
        pseudonym: toPseudonym(createId()),
        owned,
        attempts: 0,
        nextAttemptAt: closesAt,
      };
      // The work is stored first: an account must not stay closed without it. An attempt removes work without a closed
      // account.
      await closureRows.updateOne({ _id: accountId }, { $setOnInsert: row }, { upsert: true });
      await accounts.updateOne({ _id: accountId, closesAt: null }, { $set: { closesAt } });
      const account = await accounts.findById(accountId, { closesAt: 1 }).lean();
      return account?.closesAt ?? closesAt;
    },
    async keep(accountId) {
      const account = await accounts
        .findOneAndUpdate(
          { _id: accountId, closesAt: { $gt: now() } },
          { $set: { closesAt: null } },
          { returnDocument: 'after' },
        )
        .lean();
      if (account) await closureRows.deleteOne({ _id: accountId });
      return account;
    },
    async refuseClosed(account) {
      const { closesAt } = account;
      if (closesAt == null) return;
      if (isDue(account)) throw new ServiceError(accountsErrors.SIGN_IN_FAILED);
      const token = await linkStore.create('keep', account._id);
      throw new ServiceError(accountsErrors.ACCOUNT_CLOSING, { data: { token, closesAt } });
    },
    flush: () => work.flush(),
    start: () => work.start(),
  };
}
