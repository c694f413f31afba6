import type { Caller } from '@meet/contracts';
import { sessionsEnded, userChannel } from '@meet/contracts/events';
import type { EventBus, Secrets } from '@meet/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { SessionRecord } from '../models/sessions.ts';
import { createId } from '../tokens/createId.ts';
import { createToken, TOKEN_PREFIX } from '../tokens/createToken.ts';
import { nameDevice } from './nameDevice.ts';

const SHORT_LIFE_MS = 3_600_000;
/** How exactly the last use is kept: a write for each request would cost more than it tells. */
const USE_PRECISION_MS = 60_000;

export interface NewSession {
  readonly kind: SessionRecord['kind'];
  readonly accountId: string;
  readonly caller: Caller;
  readonly impersonatedBy?: { accountId: string; fullName: string };
  /** Ends after an hour, as impersonations do. */
  readonly isIncognito?: boolean;
}

export interface SessionStore {
  /** Opens a session and answers with its token, which is kept nowhere. */
  open(session: NewSession): Promise<string>;
  /** The live session of a token; undefined when there is none or it was idle for too long. */
  find(token: string): Promise<SessionRecord | undefined>;
  list(accountId: string): Promise<SessionRecord[]>;
  /** Ends sessions of an account: REST refuses them at once, their sockets close. Answers with how many there were. */
  end(accountId: string, which: { only: string } | { allBut: string } | 'all'): Promise<number>;
}

export interface SessionStoreOptions {
  readonly sessions: Model<SessionRecord>;
  readonly bus: EventBus;
  readonly secrets: Secrets;
  /** Newest first. */
  readonly keyIds: readonly string[];
  readonly idleMs: number;
  readonly lifeMs: number;
  now(): number;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { sessions, bus, secrets, keyIds, idleMs, lifeMs, now } = options;
  const hash = (keyId: string, token: string) => `${keyId}:${secrets.hash(`session/${keyId}`, token)}`;
  const isLive = (session: SessionRecord) => session.expiresAt.getTime() > now() && session.lastUsedAt + idleMs > now();

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
      if (!session || !isLive(session)) return undefined;
      if (now() - session.lastUsedAt > USE_PRECISION_MS) {
        await sessions.updateOne({ _id: session._id }, { $set: { lastUsedAt: now() } });
      }
      return session;
    },

    async list(accountId) {
      const all = await sessions
        .find({ accountId, kind: { $ne: 'impersonation' } })
        .sort({ lastUsedAt: -1 })
        .lean();
      return all.filter(isLive);
    },

    async end(accountId, which) {
      const filter: QueryFilter<SessionRecord> = { accountId };
      if (which !== 'all') filter._id = 'only' in which ? which.only : { $ne: which.allBut };
      const ids = (await sessions.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
      if (!ids.length) return 0;
      await sessions.deleteMany({ _id: { $in: ids } });
      const channel = userChannel(accountId);
      await bus.publish({ type: sessionsEnded.type, channel, at: now(), payload: { sessionIds: ids } });
      return ids.length;
    },
  };
}

const SESSION_PREFIXES = [TOKEN_PREFIX.user, TOKEN_PREFIX.admin, TOKEN_PREFIX.impersonation];
const isToken = (text: string) => text.length < 100 && SESSION_PREFIXES.some((prefix) => text.startsWith(prefix));
