import { userChannel } from '@meet/contracts/events';
import {
  integrationConnectionsChanged,
  type Hubstaff as Shown,
  type HubstaffProject,
  type HubstaffResult,
} from '@meet/integrations-contract';
import {
  GIVEN_UP_MAX,
  createClaims,
  createQueue,
  deleteInBatches,
  isDuplicateKey,
  updateInBatches,
  type Queue,
  type ServiceBase,
  type WorkQueue,
} from '@meet/service-kit';
import { setTimeout as delay } from 'node:timers/promises';
import { hubstaffModels, type HubstaffEntryRecord, type HubstaffRecord } from '../models/hubstaff.ts';
import type { IntegrationsSettings } from '../settings.ts';
import { chooseHubstaff } from './chooseHubstaff.ts';
import {
  createHubstaffApi,
  HubstaffUnauthorized,
  type HubstaffApi,
  type TimeEntry,
  type Tokens,
} from './createHubstaffApi.ts';

const TOKENS = 'integrations/hubstaff-tokens';
const ATTEMPT = 'integrations/hubstaff-attempt';
const ENTRY = 'integrations/hubstaff-entry';
const ATTEMPT_LIFE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Time to wait while another process renews the tokens; longer than a renewal may take. */
const RENEWED_WITHIN_MS = 30_000;
const RENEWED_POLL_MS = 100;
/** Delays after the first, second, … attempt. After the last attempt an entry is given up. */
const WAITS_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, DAY_MS];

export interface NewEntry extends TimeEntry {
  readonly accountId: string;
  readonly meetingId: string;
}

export interface Hubstaff {
  /** Undefined if the operator has not configured Hubstaff. */
  readonly api: HubstaffApi | undefined;
  /** Queue of the time entries to send; undefined as the API is. */
  readonly queue: Queue | undefined;
  /** Sends the time entries; undefined as the API is. */
  readonly work: WorkQueue | undefined;
  find(accountId: string): Promise<Shown | null>;
  count(accountId: string): Promise<number>;
  begin(accountId: string): Promise<string>;
  /**
   * Finishes the authorization. Throws HubstaffUnauthorized if this account did not begin it, or if it was already used
   * or is refused.
   */
  finish(accountId: string, answer: { code: string; state: string; iss?: string | undefined }): Promise<Shown>;
  /**
   * Returns the projects; undefined without a connection. Throws HubstaffUnauthorized if the authorization has ended,
   * and records that.
   */
  listProjects(accountId: string): Promise<HubstaffProject[] | undefined>;
  change(
    accountId: string,
    change: Partial<Pick<HubstaffRecord, 'isEnabled' | 'projectId' | 'projectName'>>,
  ): Promise<Shown | null>;
  disconnect(accountId: string): Promise<boolean>;
  /** Deletes all that is stored about an account. */
  forget(accountId: string): Promise<void>;
  /**
   * Stores a time entry, one per account and meeting. Returns false if the account wants no entries, or if the entry
   * was already stored.
   */
  record(entry: NewEntry): Promise<boolean>;
  /** Queues refused entries again, and returns their number. */
  resend(): Promise<number>;
  /** Sends due entries until none is left. */
  deliver(): Promise<void>;
}

export function createHubstaff(base: ServiceBase<IntegrationsSettings>): Hubstaff {
  const { connection, lease, secrets, publish, log, now } = base;
  const { attempts, hubstaffs, entries } = hubstaffModels(connection);
  const options = chooseHubstaff(base);
  const api = options && createHubstaffApi(options);
  const seal = (tokens: Tokens) => secrets.seal(TOKENS, JSON.stringify(tokens));
  const open = ({ sealedTokens }: HubstaffRecord) => JSON.parse(secrets.open(TOKENS, sealedTokens)) as Tokens;
  const refreshing = new Map<string, Promise<Tokens>>();
  const claims = createClaims({
    ...{ name: 'time-entries', rows: entries, lease, log, now },
    queued: { state: 'queued' },
    claimedBy: ['tries', 'holder'],
    lost: 'retry',
    sent: { as: { state: 'sending' }, report: (entry) => settle(entry, 'uncertain', 'uncertain') },
    // An uncertain entry is never sent again: Hubstaff may have recorded it, and would count the time twice.
    givenUp: [{ state: 'refused', again: { $set: { tries: 0, holder: null } } }, { state: 'uncertain' }],
    givenUpMax: GIVEN_UP_MAX,
  });
  const work = api && createQueue({ claims, log, attempt });

  async function announce(accountId: string): Promise<void> {
    const connectionsCount = await hubstaffs.countDocuments({ _id: accountId });
    await publish(userChannel(accountId), integrationConnectionsChanged, {
      integrationId: 'hubstaff',
      connectionsCount,
    });
  }

  function required(): HubstaffApi {
    if (!api) throw new Error('Hubstaff is not set up');
    return api;
  }

  /** Renews the tokens. A refresh token is valid once, so all callers, in any process, wait for the same renewal. */
  function refresh(record: HubstaffRecord): Promise<Tokens> {
    const { _id, tokensVersion } = record;
    const running = refreshing.get(_id);
    if (running) return running;
    const run = renew(_id, tokensVersion).finally(() => refreshing.delete(_id));
    refreshing.set(_id, run);
    return run;
  }

  /** Deletes a connection with its entries. Returns whether there was one. */
  async function remove(accountId: string): Promise<boolean> {
    const { deletedCount } = await hubstaffs.deleteOne({ _id: accountId });
    await deleteInBatches(entries, { accountId });
    return deletedCount > 0;
  }

  async function renew(_id: string, tokensVersion: number): Promise<Tokens> {
    for (let waitedMs = 0; waitedMs < RENEWED_WITHIN_MS; waitedMs += RENEWED_POLL_MS) {
      const present = await hubstaffs.findById(_id).lean();
      if (!present) break;
      // Another process may have renewed the tokens since the record was read. Its tokens are the valid ones; the
      // former refresh token is used up.
      if (present.tokensVersion !== tokensVersion) return open(present);
      const holder = await lease.hold();
      const renewedBy = present.renewedBy ?? null;
      const isFree = !renewedBy || (await lease.findEnded([renewedBy])).has(renewedBy);
      const { matchedCount } = isFree
        ? await hubstaffs.updateOne({ _id, tokensVersion, renewedBy }, { $set: { renewedBy: holder } })
        : { matchedCount: 0 };
      if (matchedCount > 0) return exchange(present, holder);
      await delay(RENEWED_POLL_MS);
    }
    throw new Error('Hubstaff’s tokens are being renewed elsewhere');
  }

  async function exchange(record: HubstaffRecord, renewedBy: string): Promise<Tokens> {
    const { _id, tokensVersion } = record;
    const mine = { _id, tokensVersion, renewedBy };
    try {
      const tokens = await required().refresh(open(record));
      await hubstaffs.updateOne(mine, {
        $set: { sealedTokens: seal(tokens), renewedBy: null },
        $inc: { tokensVersion: 1 },
      });
      return tokens;
    } catch (error) {
      const isOver = error instanceof HubstaffUnauthorized;
      await hubstaffs.updateOne(mine, { $set: { renewedBy: null, ...(isOver && { needsReconnect: true }) } });
      if (isOver) await announce(_id);
      throw error;
    }
  }

  /** Sends a request with the current tokens. If they are refused, sends it once more with new ones. */
  async function ask<Answer>(record: HubstaffRecord, work: (tokens: Tokens) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(open(record));
    } catch (error) {
      if (!(error instanceof HubstaffUnauthorized)) throw error;
      return work(await refresh(record));
    }
  }

  /** Stores the result of an entry, if this process still holds it. */
  async function settle(
    entry: HubstaffEntryRecord,
    state: HubstaffEntryRecord['state'],
    result: HubstaffResult,
    waitMs = 0,
  ) {
    const settled = { $set: { state, holder: null, nextAttemptAt: now() + waitMs }, $inc: { tries: 1 } };
    if (!(await claims.change(entry, settled))) return;
    const { accountId } = entry;
    await hubstaffs.updateOne({ _id: accountId }, { $set: { lastResult: result, lastResultAt: now() } });
    await announce(accountId);
  }

  async function attempt(entry: HubstaffEntryRecord): Promise<void> {
    const record = await hubstaffs.findById(entry.accountId).lean();
    if (!record) return void (await entries.deleteOne({ _id: entry._id }));
    if (record.needsReconnect || !record.projectId) return settle(entry, 'paused', 'waiting');
    const { hubstaffUserId, projectId } = record;
    const timeEntry = JSON.parse(secrets.open(ENTRY, entry.sealed)) as TimeEntry;
    // From here on an entry without a known result is not sent again, because Hubstaff offers no way to read entries.
    if (!(await claims.change(entry, { state: 'sending' }, { state: 'queued' }))) return;
    let outcome = await required().addEntry(open(record), hubstaffUserId, projectId, timeEntry);
    if (outcome === 'unauthorized') {
      try {
        outcome = await required().addEntry(await refresh(record), hubstaffUserId, projectId, timeEntry);
      } catch (error) {
        if (error instanceof HubstaffUnauthorized) return settle(entry, 'paused', 'waiting');
        outcome = 'later';
      }
    }
    log.info({ outcome }, 'a time entry was sent to Hubstaff');
    if (outcome === 'recorded') return settle(entry, 'recorded', 'recorded');
    if (outcome === 'uncertain') return settle(entry, 'uncertain', 'uncertain');
    const wait = outcome === 'later' ? WAITS_MS[entry.tries] : undefined;
    if (wait === undefined) return settle(entry, 'refused', 'refused');
    return settle(entry, 'queued', 'waiting', wait);
  }

  return {
    api,
    queue: api && claims,
    work,
    async find(accountId) {
      const record = await hubstaffs.findById(accountId).lean();
      return record && present(record);
    },
    count: (accountId) => hubstaffs.countDocuments({ _id: accountId }),
    async begin(accountId) {
      const { url, state, verifier, nonce } = await required().begin();
      await attempts.create({
        _id: secrets.hash(ATTEMPT, state),
        accountId,
        sealed: secrets.seal(ATTEMPT, JSON.stringify({ verifier, nonce })),
        expiresAt: new Date(now() + ATTEMPT_LIFE_MS),
      });
      return url;
    },
    async finish(accountId, { code, state, iss }) {
      // The same person must begin and finish, so that nobody is connected with somebody else’s Hubstaff.
      const begun = await attempts.findOneAndDelete({ _id: secrets.hash(ATTEMPT, state), accountId }).lean();
      if (!begun || begun.expiresAt.getTime() <= now()) throw new HubstaffUnauthorized('Nobody began this');
      const { verifier, nonce } = JSON.parse(secrets.open(ATTEMPT, begun.sealed)) as {
        verifier: string;
        nonce: string;
      };
      const tokens = await required().exchange({ code, iss }, { state, verifier, nonce });
      const me = await required().readMe(tokens);
      const former = await hubstaffs.findById(accountId).lean();
      const isSame = former?.hubstaffUserId === me.id;
      const record = await hubstaffs
        .findOneAndUpdate(
          { _id: accountId },
          {
            $set: {
              hubstaffUserId: me.id,
              hubstaffName: me.name,
              sealedTokens: seal(tokens),
              needsReconnect: false,
              ...(!isSame && {
                isEnabled: true,
                projectId: null,
                projectName: null,
                lastResult: null,
                lastResultAt: null,
              }),
            },
            $inc: { tokensVersion: 1 },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      // Time entries for another Hubstaff user are deleted, not sent.
      if (isSame)
        await updateInBatches(
          entries,
          { accountId, state: 'paused' },
          { $set: { state: 'queued', nextAttemptAt: now() } },
        );
      else await deleteInBatches(entries, { accountId });
      await announce(accountId);
      return present(record!);
    },
    async listProjects(accountId) {
      const record = await hubstaffs.findById(accountId).lean();
      return record ? ask(record, (tokens) => required().listProjects(tokens)) : undefined;
    },
    async change(accountId, change) {
      const record = await hubstaffs
        .findOneAndUpdate({ _id: accountId }, { $set: change }, { returnDocument: 'after' })
        .lean();
      if (record) await announce(accountId);
      return record && present(record);
    },
    async disconnect(accountId) {
      const isGone = await remove(accountId);
      if (isGone) await announce(accountId);
      return isGone;
    },
    async forget(accountId) {
      await deleteInBatches(attempts, { accountId });
      await remove(accountId);
    },
    async record({ accountId, meetingId, ...timeEntry }) {
      const record = await hubstaffs.findById(accountId).lean();
      if (!api || !record?.isEnabled || record.projectId === null || timeEntry.seconds < 1) return false;
      try {
        await entries.create({
          _id: `${accountId} ${meetingId}`,
          accountId,
          sealed: secrets.seal(ENTRY, JSON.stringify(timeEntry)),
          state: 'queued',
          tries: 0,
          holder: null,
          nextAttemptAt: now(),
          expiresAt: new Date(now() + KEPT_MS),
        });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    resend: async () => (await work?.resend('refused')) ?? 0,
    deliver: async () => work?.flush(),
  };
}

const present = ({
  hubstaffName,
  isEnabled,
  needsReconnect,
  projectId,
  projectName,
  lastResult,
  lastResultAt,
}: HubstaffRecord): Shown => ({
  hubstaffName,
  isEnabled,
  needsReconnect,
  projectId,
  projectName,
  lastResult,
  lastResultAt,
});
