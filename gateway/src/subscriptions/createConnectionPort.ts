import type { Call, CallClient, Caller } from '@meet/contracts';
import { listChatChannels } from '@meet/contracts/chat';
import { listMeetingChannels } from '@meet/contracts/meetings';
import {
  closePresenceLease,
  listNetworkChannels,
  openPresenceLease,
  renewPresenceLeases,
} from '@meet/contracts/network';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';
import type { ConnectionPort } from './createSocketServer.ts';

type ChannelsCall = Call<{ accountId: string }, { channels: string[] }>;

/** Asks the services for a connection's channels and keeps its presence lease alive. */
export function createConnectionPort(client: CallClient, log: Logger): ConnectionPort {
  const ask = <Input, Output>(call: Call<Input, Output>, input: Input) => client.call(call, input, SERVICE_CALLER);

  /** A service that is down leaves the connection without its channels; the others' events still come. */
  const channelsFrom = async (call: ChannelsCall, accountId: string): Promise<readonly string[]> => {
    try {
      return (await ask(call, { accountId })).channels;
    } catch (error) {
      log.warn({ err: error, call: call.name }, 'a connection goes without a service’s channels');
      return [];
    }
  };

  return {
    async listChannels({ accountId }: Caller) {
      const lists = [listChatChannels, listNetworkChannels, listMeetingChannels].map((call) =>
        channelsFrom(call, accountId!),
      );
      return (await Promise.all(lists)).flat();
    },
    async openPresence({ accountId, impersonatedBy }, connectionId) {
      // An administrator who looks on does not make the person seem present.
      if (impersonatedBy) return;
      await ask(openPresenceLease, { accountId: accountId!, connectionId });
    },
    async renewPresence(connectionIds) {
      return (await ask(renewPresenceLeases, { connectionIds: [...connectionIds] })).unknownConnectionIds;
    },
    async closePresence(connectionId) {
      await ask(closePresenceLease, { connectionId });
    },
  };
}
