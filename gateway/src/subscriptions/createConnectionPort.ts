import { commonErrors, ServiceError, type Call, type CallClient, type Caller } from '@meet/contracts';
import { SESSIONS_ASKED_MAX, findLiveSessions } from '@meet/accounts-contract';
import { listChatChannels } from '@meet/chat-contract';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { listMeetingChannels } from '@meet/meetings-contract';
import {
  PRESENCE_LEASES_MAX,
  closePresenceLeases,
  listNetworkChannels,
  openPresenceLeases,
  renewPresenceLeases,
} from '@meet/network-contract';
import { listOrganizationChannels } from '@meet/organizations-contract';
import { createBatcher, createCache, SERVICE_CALLER, type Logger } from '@meet/service-kit';

/** Calls of the gateway to the services about its connections. Each rejects when a service can't answer it. */
export interface ConnectionPort {
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

const CHANNEL_CALLS = [listNetworkChannels, listMeetingChannels, listOrganizationChannels];

/** Listed chat rooms of an account. */
interface KnownRooms {
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
export function createConnectionPort(client: CallClient, log: Logger): ConnectionPort {
  async function ask<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output> {
    try {
      return await client.call(call, input, SERVICE_CALLER);
    } catch (error) {
      log.warn({ err: error, call: call.name }, 'connections go without an answer of a service');
      throw error;
    }
  }

  const rooms = createCache<string, KnownRooms>(ACCOUNTS_KEPT_MAX);

  /**
   * A person has up to hundreds of rooms, which seldom change. They are therefore listed only when their version has
   * changed.
   */
  const chatChannels = createBatcher<string, readonly string[]>(async (accountIds) => {
    const now = performance.now();
    const kept = new Map(
      accountIds.flatMap((accountId): [string, KnownRooms][] => {
        const known = rooms.get(accountId);
        return known && known.until > now ? [[accountId, known]] : [];
      }),
    );
    const known = [...kept].map(([accountId, { version }]) => ({ accountId, version }));
    const { memberships, versions } = await ask(listChatChannels, { accountIds: [...accountIds], known });
    const listed = channelsByAccount(memberships);
    for (const { accountId, version } of versions) {
      const changed = { version, channels: listed.get(accountId) ?? [], until: now + GOOD_FOR_MS };
      kept.set(accountId, changed);
      rooms.set(accountId, changed);
    }
    return new Map([...kept].map(([accountId, { channels }]) => [accountId, channels]));
  }, ACCOUNTS_ASKED_MAX);

  const channelsFrom = [
    chatChannels,
    ...CHANNEL_CALLS.map((call) =>
      createBatcher<string, readonly string[]>(
        async (accountIds) => channelsByAccount((await ask(call, { accountIds: [...accountIds] })).memberships),
        ACCOUNTS_ASKED_MAX,
      ),
    ),
  ];

  const sessionEndsIn = createBatcher<string, number>(async (sessionIds) => {
    const { sessions } = await ask(findLiveSessions, { sessionIds: [...sessionIds] });
    return new Map(sessions.map(({ sessionId, endsInMs }) => [sessionId, endsInMs]));
  }, SESSIONS_ASKED_MAX);

  const openLease = createBatcher<Lease, never>(async (leases) => {
    await ask(openPresenceLeases, { leases: [...leases] });
    return new Map<Lease, never>();
  }, PRESENCE_LEASES_MAX);

  const closeLease = createBatcher<string, never>(async (connectionIds) => {
    await ask(closePresenceLeases, { connectionIds: [...connectionIds] });
    return new Map<string, never>();
  }, PRESENCE_LEASES_MAX);

  return {
    sessionEndsIn,
    async listChannels(accountId, onMissing) {
      const list = (from: (typeof channelsFrom)[number]) =>
        from(accountId).catch((error: unknown) => {
          if (!(error instanceof ServiceError) || error.code !== commonErrors.UNAVAILABLE.code) throw error;
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
      return (await ask(renewPresenceLeases, { connectionIds: [...connectionIds] })).unknownConnectionIds;
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
