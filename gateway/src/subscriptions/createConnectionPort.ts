import { type Call, type CallClient, type Caller, commonErrors, isRefusal } from '@meet/contracts';
import type { ListsChangedChannels, ListsChannels } from '@meet/contracts/capabilities';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { createBatcher, createCache, SERVICE_CALLER, type Logger } from '@meet/service-kit';
import type { GatewayCapabilities } from '../findCapabilities.ts';

/** Calls of the gateway to the services about its connections. Each rejects when a service can't answer it. */
export interface ConnectionPort {
  /** Lifetime of a presence lease. */
  readonly leaseSeconds: number;
  /** Interval at which leases are renewed. */
  readonly renewSeconds: number;
  /**
   * Returns the channels that an account listens to, without its own. If a service is unavailable, its channels are
   * missing and `onMissing` is called before this resolves.
   */
  listChannels(accountId: string, onMissing: () => void): Promise<readonly string[]>;
  /** Returns the milliseconds until the session ends unless it is used; undefined once it has ended. */
  sessionEndsIn(sessionId: string): Promise<number | undefined>;
  /** Opens a presence lease. Presence is not essential, so a failure is only logged. */
  openPresence(caller: Caller, connectionId: string): Promise<void>;
  /** Renews presence leases. Returns the connections whose lease had expired already. */
  renewPresence(connectionIds: readonly string[]): Promise<readonly string[]>;
  closePresence(connectionId: string): Promise<void>;
}

interface Lease {
  readonly accountId: string;
  readonly connectionId: string;
}

/** Listed channels of an account, from a service that numbers their versions. */
interface KnownChannels {
  readonly version: number;
  readonly channels: readonly string[];
  /** Time from which they are listed again, even if their version is unchanged. */
  readonly until: number;
}
const ACCOUNTS_KEPT_MAX = 20_000;
/**
 * Maximum age of a listing. A process that ends between a change and its new version leaves the version outdated for at
 * most this time.
 */
const GOOD_FOR_MS = 600_000;

type Memberships = readonly { readonly accountId: string; readonly channel: string }[];

/** Creates the port. It batches requests: a thousand connections that return at once cause only a few calls. */
export function createConnectionPort(
  client: CallClient,
  capabilities: Omit<GatewayCapabilities, 'listsDocuments'>,
  log: Logger,
): ConnectionPort {
  const { findsSessions, keepsPresence, listsChangedChannels, listsChannels } = capabilities;

  async function request<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output> {
    try {
      return await client.call(call, input, SERVICE_CALLER);
    } catch (error) {
      log.warn({ err: error, call: call.name }, 'a service did not answer a request about connections');
      throw error;
    }
  }

  const listFrom = (call: ListsChannels) =>
    createBatcher<string, readonly string[]>(
      async (accountIds) => channelsByAccount((await request(call, { accountIds: [...accountIds] })).memberships),
      ACCOUNTS_REQUESTED_MAX,
    );

  /** Lists channels only when their version has changed: a person has up to hundreds, which seldom change. */
  function listChangedFrom(call: ListsChangedChannels) {
    const listedBefore = createCache<string, KnownChannels>(ACCOUNTS_KEPT_MAX);
    return createBatcher<string, readonly string[]>(async (accountIds) => {
      const now = performance.now();
      const kept = new Map(
        accountIds.flatMap((accountId): [string, KnownChannels][] => {
          const known = listedBefore.get(accountId);
          return known && known.until > now ? [[accountId, known]] : [];
        }),
      );
      const known = [...kept].map(([accountId, { version }]) => ({ accountId, version }));
      const { memberships, versions } = await request(call, { accountIds: [...accountIds], known });
      const listed = channelsByAccount(memberships);
      for (const { accountId, version } of versions) {
        const changed = { version, channels: listed.get(accountId) ?? [], until: now + GOOD_FOR_MS };
        kept.set(accountId, changed);
        listedBefore.set(accountId, changed);
      }
      return new Map([...kept].map(([accountId, { channels }]) => [accountId, channels]));
    }, ACCOUNTS_REQUESTED_MAX);
  }

  const channelsFrom = [...listsChangedChannels.map(listChangedFrom), ...listsChannels.map(listFrom)];

  const sessionEndsIn = createBatcher<string, number>(async (sessionIds) => {
    const { sessions } = await request(findsSessions.call, { sessionIds: [...sessionIds] });
    return new Map(sessions.map(({ sessionId, endsInMs }) => [sessionId, endsInMs]));
  }, findsSessions.max);

  const openLease = createBatcher<Lease, never>(async (leases) => {
    await request(keepsPresence.open, { leases: [...leases] });
    return new Map<Lease, never>();
  }, keepsPresence.max);

  const closeLease = createBatcher<string, never>(async (connectionIds) => {
    await request(keepsPresence.close, { connectionIds: [...connectionIds] });
    return new Map<string, never>();
  }, keepsPresence.max);

  return {
    leaseSeconds: keepsPresence.leaseSeconds,
    renewSeconds: keepsPresence.renewSeconds,
    sessionEndsIn,
    async listChannels(accountId, onMissing) {
      const list = (from: (typeof channelsFrom)[number]) =>
        from(accountId).catch((error: unknown) => {
          if (!isRefusal(error, commonErrors.UNAVAILABLE)) throw error;
          onMissing();
          return undefined;
        });
      return (await Promise.all(channelsFrom.map(list))).flatMap((channels) => channels ?? []);
    },
    async openPresence({ accountId, impersonatedBy }, connectionId) {
      // An administrator who views an account does not make the person appear present.
      if (impersonatedBy) return;
      await openLease({ accountId: accountId!, connectionId }).catch(() => undefined);
    },
    async renewPresence(connectionIds) {
      return (await request(keepsPresence.renew, { connectionIds: [...connectionIds] })).unknownConnectionIds;
    },
    async closePresence(connectionId) {
      await closeLease(connectionId).catch(() => undefined);
    },
  };
}

function channelsByAccount(memberships: Memberships): Map<string, string[]> {
  const byAccount = Map.groupBy(memberships, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([accountId, rows]) => [accountId, rows.map(({ channel }) => channel)]));
}
