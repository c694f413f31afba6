import { userChannel } from '@meet/contracts/events';
import {
  integrationConnectionsChanged,
  type Hubstaff as Shown,
  type HubstaffProject,
  type HubstaffResult,
} from '@meet/integrations-contract';
import { isDuplicateKey, type ServiceBase } from '@meet/service-kit';
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
/** Longer than an attempt takes: after it, who made it has died. */
const LEASE_MS = 120_000;
/** Waits after the first, second, … attempt; after the last one an entry is given up. */
const WAITS_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, DAY_MS];

export interface NewEntry extends TimeEntry {
  readonly accountId: string;
  readonly meetingId: string;
}

export interface Hubstaff {
  /** Undefined where the operator has not set it up. */
  readonly api: HubstaffApi | undefined;
  find(accountId: string): Promise<Shown | null>;
  count(accountId: string): Promise<number>;
  begin(accountId: string): Promise<string>;
  /** Throws HubstaffUnauthorized for what was not begun by this account, was used, or is refused. */
  finish(accountId: string, answer: { code: string; state: string; iss?: string | undefined }): Promise<Shown>;
  /** Throws HubstaffUnauthorized where the authorization is over, which is noted. Undefined without a connection. */
  listProjects(accountId: string): Promise<HubstaffProject[] | undefined>;
  change(
    accountId: string,
    change: Partial<Pick<HubstaffRecord, 'isEnabled' | 'projectId' | 'projectName'>>,
  ): Promise<Shown | null>;
  disconnect(accountId: string): Promise<boolean>;
  /** Stores what is to be told, once for each meeting. Answers whether the account wants it and it is new. */
  record(entry: NewEntry): Promise<boolean>;
  /** Tells what is due, again and again until nothing is. */
  deliver(): Promise<void>;
}

export function createHubstaff(base: ServiceBase<IntegrationsSettings>): Hubstaff {
  const { connection, secrets, publish, log, now } = base;
  const { attempts, hubstaffs, entries } = hubstaffModels(connection);
  const options = chooseHubstaff(base);
  const api = options && createHubstaffApi(options);
  const seal = (tokens: Tokens) => secrets.seal(TOKENS, JSON.stringify(tokens));
  const open = ({ sealedTokens }: HubstaffRecord) => JSON.parse(secrets.open(TOKENS, sealedTokens)) as Tokens;
  const refreshing = new Map<string, Promise<Tokens>>();
  let delivering: Promise<void> | undefined;

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

  /** A refresh token counts once: all who want new tokens wait for the same. */
  function refresh(record: HubstaffRecord): Promise<Tokens> {
    const { _id, tokensVersion } = record;
    const running = refreshing.get(_id);
    if (running) return running;
    const run = (async () => {
      const present = await hubstaffs.findById(_id).lean();
      // Whoever read the record before others renewed it has theirs now; the former refresh token is used up.
      if (present && present.tokensVersion !== tokensVersion) return open(present);
      try {
        const tokens = await required().refresh(open(record));
        await hubstaffs.updateOne(
          { _id, tokensVersion },
          { $set: { sealedTokens: seal(tokens) }, $inc: { tokensVersion: 1 } },
        );
        return tokens;
      } catch (error) {
        if (error instanceof HubstaffUnauthorized) {
          await hubstaffs.updateOne({ _id, tokensVersion }, { $set: { needsReconnect: true } });
          await announce(_id);
        }
        throw error;
      }
    })().finally(() => refreshing.delete(_id));
    refreshing.set(_id, run);
    return run;
  }

  /** Asks with the tokens that there are, and once more with new ones where these are refused. */
  async function ask<Answer>(record: HubstaffRecord, work: (tokens: Tokens) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(open(record));
    } catch (error) {
      if (!(error instanceof HubstaffUnauthorized)) throw error;
      return work(await refresh(record));
    }
  }

  async function settle(
    entry: HubstaffEntryRecord,
    state: HubstaffEntryRecord['state'],
    result: HubstaffResult,
    waitMs = 0,
  ) {
    await entries.updateOne({ _id: entry._id }, { $set: { state, nextAttemptAt: now() + waitMs }, $inc: { tries: 1 } });
    await hubstaffs.updateOne({ _id: entry.accountId }, { $set: { lastResult: result, lastResultAt: now() } });
    await announce(entry.accountId);
  }

  async function attempt(entry: HubstaffEntryRecord): Promise<void> {
    const record = await hubstaffs.findById(entry.accountId).lean();
    if (!record) return void (await entries.deleteOne({ _id: entry._id }));
    if (record.needsReconnect || !record.projectId) return settle(entry, 'paused', 'waiting');
    const { hubstaffUserId, projectId } = record;
    const told = JSON.parse(secrets.open(ENTRY, entry.sealed)) as TimeEntry;
    // From here on an entry whose request nobody saw the end of is not sent again: Hubstaff can’t be asked for it.
    const { modifiedCount } = await entries.updateOne(
      { _id: entry._id, state: 'queued', nextAttemptAt: entry.nextAttemptAt },
      { $set: { state: 'sending' } },
    );
    if (modifiedCount === 0) return;
    let outcome = await required().addEntry(open(record), hubstaffUserId, projectId, told);
    if (outcome === 'unauthorized') {
      try {
        outcome = await required().addEntry(await refresh(record), hubstaffUserId, projectId, told);
      } catch (error) {
        if (error instanceof HubstaffUnauthorized) return settle(entry, 'paused', 'waiting');
        outcome = 'later';
      }
    }
    log.info({ outcome }, 'a time entry was told to Hubstaff');
    if (outcome === 'recorded') return settle(entry, 'recorded', 'recorded');
    if (outcome === 'uncertain') return settle(entry, 'uncertain', 'uncertain');
    const wait = outcome === 'later' ? WAITS_MS[entry.tries] : undefined;
    if (wait === undefined) return settle(entry, 'refused', 'refused');
    return settle(entry, 'queued', 'waiting', wait);
  }

  async function deliverDue(): Promise<void> {
    for (const lost of await entries
      .find({ state: 'sending', nextAttemptAt: { $lte: now() } })
      .limit(100)
      .lean())
      await settle(lost, 'uncertain', 'uncertain');
    for (;;) {
      const due = await entries
        .findOneAndUpdate(
          { state: 'queued', nextAttemptAt: { $lte: now() } },
          { $set: { nextAttemptAt: now() + LEASE_MS } },
          { sort: { nextAttemptAt: 1, _id: 1 }, returnDocument: 'after' },
        )
        .lean();
      if (!due) return;
      await attempt(due).catch((error: unknown) => log.error({ err: error }, 'a time entry could not be attempted'));
    }
  }

  return {
    api,
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
      // Whoever began must finish: somebody else’s Hubstaff is connected with nobody.
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
      // What was spent as somebody else there is told to nobody.
      if (isSame)
        await entries.updateMany({ accountId, state: 'paused' }, { $set: { state: 'queued', nextAttemptAt: now() } });
      else await entries.deleteMany({ accountId });
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
      const { deletedCount } = await hubstaffs.deleteOne({ _id: accountId });
      await entries.deleteMany({ accountId });
      if (deletedCount > 0) await announce(accountId);
      return deletedCount > 0;
    },
    async record({ accountId, meetingId, ...told }) {
      const record = await hubstaffs.findById(accountId).lean();
      if (!api || !record?.isEnabled || record.projectId === null || told.seconds < 1) return false;
      try {
        await entries.create({
          _id: `${accountId} ${meetingId}`,
          accountId,
          sealed: secrets.seal(ENTRY, JSON.stringify(told)),
          state: 'queued',
          tries: 0,
          nextAttemptAt: now(),
          expiresAt: new Date(now() + KEPT_MS),
        });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    deliver() {
      if (!api) return Promise.resolve();
      const next = (delivering ?? Promise.resolve()).then(deliverDue);
      delivering = next.catch(() => undefined);
      return next;
    },
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
