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
import { createBatcher, SERVICE_CALLER, type Logger } from '@meet/service-kit';

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

const CHANNEL_CALLS = [listChatChannels, listNetworkChannels, listMeetingChannels, listOrganizationChannels];

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

  const channelsFrom = CHANNEL_CALLS.map((call) =>
    createBatcher<string, string[]>(async (accountIds) => {
      const { memberships } = await ask(call, { accountIds: [...accountIds] });
      const channels = new Map<string, string[]>();
      for (const { accountId, channel } of memberships) {
        const mine = channels.get(accountId);
        if (mine) mine.push(channel);
        else channels.set(accountId, [channel]);
      }
      return channels;
    }, ACCOUNTS_ASKED_MAX),
  );

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
