import type { CallClient, Caller, Credentials, OutputOf } from '@meet/contracts';
import { callersChanged, INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { profileChanged, renewSessions, resolveSession, SESSIONS_RENEWED_MAX } from '@meet/contracts/session';
import { hash } from 'node:crypto';
import type { EventBus } from '../bus/EventBus.ts';
import { createBatcher } from '../createBatcher.ts';
import { SERVICE_CALLER } from '../operations/serviceCaller.ts';
import type { Authenticate } from './readCaller.ts';

type Renewed = OutputOf<typeof renewSessions>['sessions'][number];
type Session = Omit<OutputOf<typeof resolveSession>, 'endsInMs'>;

interface Known {
  readonly session: Session;
  /** Time at which the session ends unless it is used. */
  readonly endsAt: number;
  /** Start time of its last check. */
  readonly checkedAt: number;
  /** The next check, while it is under way. */
  checking: Promise<Session | undefined> | undefined;
}

export interface AuthenticatorOptions {
  readonly client: CallClient;
  /** Reports ended sessions and changed profiles. */
  readonly bus: Pick<EventBus, 'subscribe' | 'onLost'>;
  /** Returns unix milliseconds by the clock that determines the end of sessions. */
  now(): number;
}

/**
 * Time for which a check of a session is valid. It bounds how long an ended session is accepted when the bus failed.
 */
const GOOD_FOR_MS = 5_000;
/**
 * Age from which a session in use is checked again, together with all others in use. No request waits for that check.
 */
const RECHECK_MS = 2_500;
/** Soft maximum of cached sessions; more than are used in one process while a check is valid. */
const KNOWN_MAX = 50_000;

/**
 * Creates the function that resolves the tokens of a request to an account. It caches sessions in use. A session leaves
 * the cache when it ends, when the profile of its account changes, and at the latest five seconds after its last check.
 * Visitors and API keys are checked each time.
 */
export function createAuthenticator({ client, bus, now }: AuthenticatorOptions): Authenticate {
  /** Sessions by the hash of their tokens, in the order of their last check. */
  const known = new Map<string, Known>();
  const byAccount = new Map<string, Set<string>>();
  /** Counts the changes that may make a response under way outdated. */
  let changes = 0;

  const renew = createBatcher<string, Renewed>(async (sessionIds) => {
    const { sessions } = await client.call(renewSessions, { sessionIds: [...sessionIds] }, SERVICE_CALLER);
    return new Map(sessions.map((session) => [session.sessionId!, session]));
  }, SESSIONS_RENEWED_MAX);

  bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
    if (type !== callersChanged.type && type !== profileChanged.type) return;
    const { accountId } = payload as PayloadOf<typeof callersChanged>;
    changes += 1;
    for (const key of byAccount.get(accountId) ?? []) known.delete(key);
    byAccount.delete(accountId);
  });
  bus.onLost(() => {
    changes += 1;
    known.clear();
    byAccount.clear();
  });

  function forget(key: string): void {
    const accountId = known.get(key)?.session.accountId;
    known.delete(key);
    const keys = byAccount.get(accountId!);
    keys?.delete(key);
    if (keys?.size === 0) byAccount.delete(accountId!);
  }

  function keep(key: string, session: Session, endsInMs: number, checkedAt: number): void {
    forget(key);
    known.set(key, { session, endsAt: checkedAt + endsInMs, checkedAt, checking: undefined });
    const accountId = session.accountId!;
    byAccount.set(accountId, (byAccount.get(accountId) ?? new Set()).add(key));
    for (const [oldest, entry] of known) {
      if (known.size <= KNOWN_MAX && (entry.checking || now() - entry.checkedAt < GOOD_FOR_MS)) break;
      forget(oldest);
    }
  }

  /** Returns the session after a new check, or undefined if it must be resolved by its tokens. */
  async function recheck(key: string, entry: Known): Promise<Session | undefined> {
    const checkedAt = now();
    const found = await renew(entry.session.sessionId!);
    // Something changed meanwhile, so the result may be outdated.
    if (known.get(key) !== entry) return undefined;
    if (!found) return void forget(key);
    const { endsInMs, ...session } = found;
    keep(key, session, endsInMs, checkedAt);
    return session;
  }

  /** Returns the cached session of tokens, or undefined if it must be resolved. */
  async function recall(key: string): Promise<Session | undefined> {
    const entry = known.get(key);
    if (!entry || now() >= entry.endsAt) return undefined;
    const age = now() - entry.checkedAt;
    if (age < RECHECK_MS) return entry.session;
    entry.checking ??= recheck(key, entry).finally(() => (entry.checking = undefined));
    if (age >= GOOD_FOR_MS) return entry.checking;
    // A caller that waits for the check gets its failure; for others it is ignored.
    entry.checking.catch(() => undefined);
    return entry.session;
  }

  async function resolve(key: string, credentials: Credentials, { requestId }: Caller): Promise<Session> {
    const [checkedAt, changesBefore] = [now(), changes];
    const { endsInMs, ...session } = await client.call(resolveSession, credentials, { ...SERVICE_CALLER, requestId });
    if (endsInMs !== undefined && changes === changesBefore) keep(key, session, endsInMs, checkedAt);
    return session;
  }

  return async (credentials, visitor) => {
    const key = toKey(credentials);
    const session = (await recall(key)) ?? (await resolve(key, credentials, visitor));
    return { ...visitor, ...session };
  };
}

/** Returns the cache key of credentials, a hash: the tokens themselves are never kept. */
const toKey = ({ userToken = '', adminToken = '', bearer = '' }: Credentials) =>
  hash('sha256', `${userToken} ${adminToken} ${bearer}`, 'base64');
