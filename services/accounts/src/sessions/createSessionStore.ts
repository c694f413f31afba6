import type { Caller } from '@meet/contracts';
import { createId, isOutOfSpace, notifySessionsEnded, type Publish, type Secrets } from '@meet/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { SessionRecord } from '../models/sessionModel.ts';
import { createToken, TOKEN_PREFIX } from '../tokens/createToken.ts';
import { nameDevice } from './nameDevice.ts';

const SHORT_LIFE_MS = 3_600_000;
/** Precision of the last use: a write per request would cost too much. */
const USE_PRECISION_MS = 60_000;

export interface NewSession {
  readonly kind: SessionRecord['kind'];
  readonly accountId: string;
  readonly caller: Caller;
  readonly impersonatedBy?: { accountId: string; fullName: string };
  /** If true, the session ends after an hour, as impersonations do. */
  readonly isIncognito?: boolean;
}

/** A session with the time at which it ends unless it is used, in Unix milliseconds. */
export interface LiveSession extends SessionRecord {
  readonly endsAt: number;
}

type Which = { only: string } | { allBut: string } | 'all';

export interface SessionStore {
  /** Opens a session and returns its token, which is not stored. */
  open(session: NewSession): Promise<string>;
  /** Returns the live session of a token; undefined if there is none or it was idle for too long. */
  find(token: string): Promise<LiveSession | undefined>;
  /** Returns the live ones of the sessions and records a use of them. */
  renew(sessionIds: readonly string[]): Promise<LiveSession[]>;
  /** Returns the live ones of the sessions, with their ends in Unix milliseconds. Does not count as a use of them. */
  findLive(sessionIds: readonly string[]): Promise<{ sessionId: string; endsAt: number }[]>;
  list(accountId: string): Promise<SessionRecord[]>;
  /**
   * Ends sessions of an account: REST refuses them at once, and their sockets close. Unless `which` names a single
   * session, the account’s impersonations of others end too. Returns the number of ended sessions.
   */
  end(accountId: string, which: Which): Promise<number>;
}

export interface SessionStoreOptions {
  readonly sessions: Model<SessionRecord>;
  readonly publish: Publish;
  readonly secrets: Secrets;
  /** Newest first. */
  readonly keyIds: readonly string[];
  readonly idleMs: number;
  readonly lifeMs: number;
  now(): number;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { sessions, publish, secrets, keyIds, idleMs, lifeMs, now } = options;
  const hash = (keyId: string, token: string) => `${keyId}:${secrets.hash(`session/${keyId}`, token)}`;
  const getEnd = ({ expiresAt, lastUsedAt }: SessionRecord) => Math.min(expiresAt.getTime(), lastUsedAt + idleMs);
  const isLive = (session: SessionRecord) => getEnd(session) > now();

  /** Returns the live ones of the sessions and stores their use. */
  async function renewed(found: readonly SessionRecord[]): Promise<LiveSession[]> {
    const live = found.filter(isLive);
    const aged = live.filter(({ lastUsedAt }) => now() - lastUsedAt > USE_PRECISION_MS);
    if (aged.length > 0) await writeUse(aged);
    return live.map((session) => ({ ...session, endsAt: getEnd(session) }));
  }

  async function writeUse(aged: readonly SessionRecord[]): Promise<void> {
    const lastUsedAt = now();
    try {
      await sessions.updateMany({ _id: { $in: aged.map(({ _id }) => _id) } }, { $set: { lastUsedAt } });
    } catch (error) {
      // A full disk must not prevent reading: the sessions only keep their old time of use.
      if (!isOutOfSpace(error)) throw error;
      return;
    }
    for (const session of aged) session.lastUsedAt = lastUsedAt;
  }

  return {
    async open({ kind, accountId, caller, impersonatedBy, isIncognito }) {
      const token = createToken(kind);
      const at = now();
      await sessions.create({
        _id: createId(),
        tokenHash: hash(keyIds[0]!, token),
        kind,
        accountId,
        impersonatedBy: impersonatedBy ?? null,
        createdAt: at,
        lastUsedAt: at,
        expiresAt: new Date(at + (isIncognito || kind === 'impersonation' ? SHORT_LIFE_MS : lifeMs)),
        device: nameDevice(caller.userAgent),
        address: caller.address,
      });
      return token;
    },

    async find(token) {
      if (!isToken(token)) return undefined;
      const session = await sessions.findOne({ tokenHash: { $in: keyIds.map((keyId) => hash(keyId, token)) } }).lean();
      return session ? (await renewed([session]))[0] : undefined;
    },

    async renew(sessionIds) {
      return renewed(await sessions.find({ _id: { $in: [...sessionIds] } }).lean());
    },

    async findLive(sessionIds) {
      const found = await sessions.find({ _id: { $in: [...sessionIds] } }).lean();
      return found.filter(isLive).map((session) => ({ sessionId: session._id, endsAt: getEnd(session) }));
    },

    async list(accountId) {
      const all = await sessions
        .find({ accountId, kind: { $ne: 'impersonation' } })
        .sort({ lastUsedAt: -1, _id: -1 })
        .lean();
      return all.filter(isLive);
    },

    async end(accountId, which) {
      const ended = await sessions.find(getFilter(accountId, which), { accountId: 1 }).lean();
      await sessions.deleteMany({ _id: { $in: ended.map(({ _id }) => _id) } });
      for (const [owner, group] of Map.groupBy(ended, (session) => session.accountId)) {
        await notifySessionsEnded(
          publish,
          owner,
          group.map(({ _id }) => _id),
        );
      }
      return ended.length;
    },
  };
}

function getFilter(accountId: string, which: Which): QueryFilter<SessionRecord> {
  if (which === 'all') return { $or: [{ accountId }, { 'impersonatedBy.accountId': accountId }] };
  if ('only' in which) return { accountId, _id: which.only };
  return { $or: [{ accountId, _id: { $ne: which.allBut } }, { 'impersonatedBy.accountId': accountId }] };
}

const SESSION_PREFIXES = [TOKEN_PREFIX.user, TOKEN_PREFIX.admin, TOKEN_PREFIX.impersonation];
const isToken = (text: string) => text.length < 100 && SESSION_PREFIXES.some((prefix) => text.startsWith(prefix));
