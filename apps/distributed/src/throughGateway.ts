import { BUILT, createDistantRooms, type ServicesOptions } from '@meet/composition';
import type { CallClient } from '@meet/contracts';
import { findDocumentProblem, getShellPromise } from '@meet/releases-contract';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';

/** Returns the options of a service in a process of its own, which uses the gateway over HTTP. */
export function throughGateway(client: CallClient, log: Logger): ServicesOptions {
  return {
    roomControl: createDistantRooms(client, log),
    releases: {
      built: BUILT,
      validators: {
        shell: () => client.call(getShellPromise, {}, SERVICE_CALLER),
        documentProblem: async (document) =>
          (await client.call(findDocumentProblem, { document }, SERVICE_CALLER)).problem ?? undefined,
      },
    },
  };
}
