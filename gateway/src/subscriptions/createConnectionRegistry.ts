import { PRESENCE_LEASE_SECONDS, PRESENCE_RENEW_SECONDS } from '@meet/network-contract';
import { SESSION_ENDED_CODE, TRY_AGAIN_CODE } from './closeCodes.ts';
import { createBudget, type Budget } from './createBudget.ts';

/** An acknowledged connection, as far as its life goes. */
export interface RegisteredConnection {
  readonly id: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** Requests its channels from the services again. */
  renewMemberships(): Promise<void>;
  openPresence(): Promise<void>;
  /** Has its client fetch again what it may have missed. */
  resync(): void;
  close(code: number, reason: string): void;
}

export interface ConnectionRegistryOptions {
  /** Connections that an account may have at once. */
  readonly maxPerAccount: number;
  /** Milliseconds until the session ends unless it is used; undefined once it has ended. */
  readonly sessionEndsIn: (sessionId: string) => Promise<number | undefined>;
  /** Renews; answers with the connections whose lease had run out already. */
  readonly renewPresence: (connectionIds: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Everyone who is connected. Looks after each as often as presence leases are renewed, and at its session in between and
 * when its end comes: a connection ends within five seconds of its session, whether or not anybody tells of it.
 */
export interface ConnectionRegistry {
  /** False when the account has as many connections as it may, or opened too many of late. */
  admit(entry: RegisteredConnection): boolean;
  /** Asks whether the session lives, and closes the connection otherwise. Rejects when nobody can say. */
  verify(entry: RegisteredConnection): Promise<boolean>;
  dismiss(entry: RegisteredConnection): void;
  /** Handles lost events: within a few seconds, it checks every connection and has its client fetch again. */
  resync(): void;
  /** Looks after nobody any more. Resolves when the questions under way are answered. */
  stop(): Promise<void>;
}

/** Interval at which the ends of sessions are noticed. */
const TICK_MS = 1_000;
/** Over this time those return who missed something. */
const SPREAD_MS = 3_000;
/** With the tick and the answer, less than five seconds. */
const VERIFY_MS = 3_000;
const RENEW_MS = PRESENCE_RENEW_SECONDS * 1_000;
/** A connection that could not be looked after for so long is not to be trusted any more. */
const TRUST_MS = PRESENCE_LEASE_SECONDS * 1_000;
/** Grace after a session's end for the answer to the last question. */
const GRACE_MS = 2_000;

interface Life {
  verifyAt: number;
  renewAt: number;
  /** Until then what it listens to counts as what it may listen to. */
  listedUntil: number;
  trustedUntil: number;
  isVerifying: boolean;
  isRenewing: boolean;
  /** It may have missed something, and is to be told once it was looked after. */
  isBehind: boolean;
  behindAt: number;
}

interface AccountConnections {
  readonly entries: Set<RegisteredConnection>;
  readonly openings: Budget;
}

export function createConnectionRegistry({
  maxPerAccount,
  sessionEndsIn,
  renewPresence,
}: ConnectionRegistryOptions): ConnectionRegistry {
  const lives = new Map<RegisteredConnection, Life>();
  const connectionsByAccount = new Map<string, AccountConnections>();
  const underWay = new Set<Promise<void>>();

  function follow(work: Promise<void>): void {
    const ended = work.finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  async function verify(entry: RegisteredConnection): Promise<boolean> {
    const endsInMs = await sessionEndsIn(entry.sessionId);
    if (endsInMs === undefined) {
      entry.close(SESSION_ENDED_CODE, 'Session ended');
      return false;
    }
    const life = lives.get(entry);
    const now = performance.now();
    if (life) {
      life.verifyAt = now + Math.min(VERIFY_MS, endsInMs);
      life.trustedUntil = Math.min(life.listedUntil, now + endsInMs + GRACE_MS);
    }
    return life !== undefined;
  }

  async function renew(entry: RegisteredConnection, life: Life): Promise<void> {
    life.isRenewing = true;
    // The caller of a service logs its failures. Here the time runs out.
    const { isBehind } = life;
    life.isBehind = false;
    await entry
      .renewMemberships()
      .then(() => {
        life.listedUntil = performance.now() + TRUST_MS;
        return verify(entry);
      })
      .then((lives) => {
        life.renewAt = performance.now() + RENEW_MS;
        if (lives && isBehind) entry.resync();
      })
      .catch(() => {
        // It is looked after again at the next tick.
        if (isBehind) life.isBehind = true;
      });
    life.isRenewing = false;
  }

  async function verifyQuietly(entry: RegisteredConnection, life: Life): Promise<void> {
    life.isVerifying = true;
    await verify(entry).catch(() => undefined);
    life.isVerifying = false;
  }

  async function renewLeases(entries: readonly RegisteredConnection[]): Promise<void> {
    const unknown = new Set(await renewPresence(entries.map(({ id }) => id)).catch(() => []));
    const lost = entries.filter((entry) => unknown.has(entry.id) && lives.has(entry));
    await Promise.all(lost.map((entry) => entry.openPresence()));
  }

  function tick(): void {
    const now = performance.now();
    const due: RegisteredConnection[] = [];
    for (const [entry, life] of lives) {
      if (now >= life.trustedUntil) entry.close(TRY_AGAIN_CODE, 'Try again later');
      else if ((now >= life.renewAt || (life.isBehind && now >= life.behindAt)) && !life.isRenewing) {
        due.push(entry);
        follow(renew(entry, life));
      } else if (now >= life.verifyAt && !life.isVerifying && !life.isRenewing) follow(verifyQuietly(entry, life));
    }
    if (due.length) follow(renewLeases(due));
    for (const [accountId, { entries, openings }] of connectionsByAccount)
      if (entries.size === 0 && openings.isWhole) connectionsByAccount.delete(accountId);
  }

  const ticking = setInterval(tick, TICK_MS);
  ticking.unref();

  return {
    admit(entry) {
      const accountConnections = connectionsByAccount.get(entry.accountId) ?? {
        entries: new Set(),
        // Everything may come back at once after a break, and once more.
        openings: createBudget({ burst: 2 * maxPerAccount, perSecond: maxPerAccount / 60 }),
      };
      connectionsByAccount.set(entry.accountId, accountConnections);
      if (accountConnections.entries.size >= maxPerAccount || !accountConnections.openings.spend()) return false;
      accountConnections.entries.add(entry);
      const now = performance.now();
      lives.set(entry, {
        verifyAt: now + VERIFY_MS,
        renewAt: now + RENEW_MS,
        listedUntil: now + TRUST_MS,
        trustedUntil: now + TRUST_MS,
        isVerifying: false,
        isRenewing: false,
        isBehind: false,
        behindAt: 0,
      });
      return true;
    },
    verify,
    dismiss(entry) {
      lives.delete(entry);
      connectionsByAccount.get(entry.accountId)?.entries.delete(entry);
    },
    resync() {
      const now = performance.now();
      for (const life of lives.values()) {
        life.isBehind = true;
        // Not all at once: each of them asks for all that it shows.
        life.behindAt = now + Math.random() * SPREAD_MS;
      }
    },
    async stop() {
      clearInterval(ticking);
      await Promise.all(underWay);
    },
  };
}
