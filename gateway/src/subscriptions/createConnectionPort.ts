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

/** Questions of the gateway to the services about its connections. Each rejects when a service can't answer it. */
export interface ConnectionPort {
  /**
   * The channels that an account listens to, beside its own. `onMissing` is told, before it resolves, when those of a
   * service are left out that is unavailable.
   */
  listChannels(accountId: string, onMissing: () => void): Promise<readonly string[]>;
  /** Milliseconds until the session ends unless it is used; undefined once it has ended. */
  sessionEndsIn(sessionId: string): Promise<number | undefined>;
  /** Presence is a courtesy: failing, it is logged and no more. */
  openPresence(caller: Caller, connectionId: string): Promise<void>;
  /** Renews; answers with the connections whose lease had run out already. */
  renewPresence(connectionIds: readonly string[]): Promise<readonly string[]>;
  closePresence(connectionId: string): Promise<void>;
}

interface Lease {
  readonly accountId: string;
  readonly connectionId: string;
}

const CHANNEL_CALLS = [listNetworkChannels, listMeetingChannels, listOrganizationChannels];

/** An account's chat rooms as they were listed. */
interface KnownRooms {
  readonly version: number;
  readonly channels: readonly string[];
  /** Moment from which on they are listed whole again, whatever their version. */
  readonly until: number;
}
const ACCOUNTS_KEPT_MAX = 20_000;
/** A process that ends between a change and its count leaves the version behind: for no longer than this. */
const GOOD_FOR_MS = 600_000;

type Memberships = readonly { readonly accountId: string; readonly channel: string }[];

/** Asks the services what connections need; a thousand that come back at once are asked about in a few calls. */
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

  /** Rooms are hundreds a person and seldom change, so they are listed only if their version is another. */
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
      // An administrator who looks on does not make the person seem present.
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
