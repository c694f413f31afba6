import type { CallClient } from '@meet/contracts';
import { findDocumentProblem, getShellPromise } from '@meet/releases-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { BUILT } from '../builtFiles.ts';
import type { ServicesOptions } from '../services.ts';

/** What services that run with the gateway have at hand, for one in a process of its own. */
export function throughGateway(client: CallClient): ServicesOptions {
  return {
    releases: {
      built: BUILT,
      judges: {
        shell: () => client.call(getShellPromise, {}, SERVICE_CALLER),
        documentProblem: async (document) =>
          (await client.call(findDocumentProblem, { document }, SERVICE_CALLER)).problem ?? undefined,
      },
    },
  };
}
