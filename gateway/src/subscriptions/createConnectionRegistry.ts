import { SESSION_ENDED_CODE, TRY_AGAIN_CODE } from './closeCodes.ts';
import { createBudget, type Budget } from './createBudget.ts';

/** An acknowledged connection, as the registry sees it. */
export interface RegisteredConnection {
  readonly id: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** Requests its channels from the services again. */
  renewMemberships(): Promise<void>;
  openPresence(): Promise<void>;
  /** Makes its client fetch everything again that it may have missed. */
  resync(): void;
  close(code: number, reason: string): void;
}

export interface ConnectionRegistryOptions {
  /** Maximum number of connections per account. */
  readonly maxPerAccount: number;
  /** Lifetime of a presence lease. A connection that is not renewed for as long is no longer trusted and closed. */
  readonly leaseSeconds: number;
  /** Interval at which connections and their leases are renewed. */
  readonly renewSeconds: number;
  /** Returns the milliseconds until the session ends unless it is used; undefined once it has ended. */
  readonly sessionEndsIn: (sessionId: string) => Promise<number | undefined>;
  /** Renews presence leases. Returns the connections whose lease had expired already. */
  readonly renewPresence: (connectionIds: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Registry of all connections. It renews each at the interval of presence leases. It checks each session in between and
 * when it is due to end. A connection therefore ends within five seconds of its session, even without a notification.
 */
export interface ConnectionRegistry {
  /** Returns false if the account has its maximum of connections, or opened too many recently. */
  admit(entry: RegisteredConnection): boolean;
  /** Checks the session, and closes the connection if it has ended. Rejects if no service can tell. */
  verify(entry: RegisteredConnection): Promise<boolean>;
  dismiss(entry: RegisteredConnection): void;
  /** Handles lost events: within a few seconds, it checks every connection and makes its client fetch again. */
  resync(): void;
  /** Stops all checks. Resolves when the requests under way have ended. */
  stop(): Promise<void>;
}

/** Interval at which the registry looks for due checks and ended sessions. */
const TICK_MS = 1_000;
/** Time over which clients that missed something are spread when they fetch again. */
const SPREAD_MS = 3_000;
/** Interval of session checks. With the tick and the response time, it stays below five seconds. */
const VERIFY_MS = 3_000;
/** Grace period after a session's end for the response to the last check. */
const GRACE_MS = 2_000;

interface Life {
  verifyAt: number;
  renewAt: number;
  /** Time until which its joined channels count as up to date. */
  listedUntil: number;
  trustedUntil: number;
  isVerifying: boolean;
  isRenewing: boolean;
  /** Whether it may have missed events, so that its client must fetch again after the next renewal. */
  isBehind: boolean;
  behindAt: number;
}

interface AccountConnections {
  readonly entries: Set<RegisteredConnection>;
  readonly openings: Budget;
}

export function createConnectionRegistry({
  maxPerAccount,
  leaseSeconds,
  renewSeconds,
  sessionEndsIn,
  renewPresence,
}: ConnectionRegistryOptions): ConnectionRegistry {
  const renewMs = renewSeconds * 1_000;
  const trustMs = leaseSeconds * 1_000;
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
    // The client of the service logs failures. Here, only the time of trust expires.
    const { isBehind } = life;
    life.isBehind = false;
    await entry
      .renewMemberships()
      .then(() => {
        life.listedUntil = performance.now() + trustMs;
        return verify(entry);
      })
      .then((lives) => {
        life.renewAt = performance.now() + renewMs;
        if (lives && isBehind) entry.resync();
      })
      .catch(() => {
        // The next tick tries again.
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
        // After an outage, all connections may return at once, and then once more.
        openings: createBudget({ burst: 2 * maxPerAccount, perSecond: maxPerAccount / 60 }),
      };
      connectionsByAccount.set(entry.accountId, accountConnections);
      if (accountConnections.entries.size >= maxPerAccount || !accountConnections.openings.spend()) return false;
      accountConnections.entries.add(entry);
      const now = performance.now();
      lives.set(entry, {
        verifyAt: now + VERIFY_MS,
        renewAt: now + renewMs,
        listedUntil: now + trustMs,
        trustedUntil: now + trustMs,
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
        // Spread over time, because each client fetches everything that it shows.
        life.behindAt = now + Math.random() * SPREAD_MS;
      }
    },
    async stop() {
      clearInterval(ticking);
      await Promise.all(underWay);
    },
  };
}
