import { operationsOf, type LocalClient } from '@meet/service-kit';
import { findDocumentProblem, getShellPromise } from '@meet/releases-contract';
import type { Judges } from '@meet/service-releases';

export interface Answering {
  readonly judges: Judges;
}

const defineOperation = operationsOf<Answering>();

/** Answers what services of other processes ask of the gateway's own. */
export function answerServices(client: LocalClient, answering: Answering): void {
  client.register(
    [
      defineOperation(findDocumentProblem, async ({ document }, { deps }) => ({
        problem: (await deps.judges.documentProblem?.(document)) ?? null,
      })),
      defineOperation(getShellPromise, async (_input, { deps }) => {
        const { contracts, shared, types } = (await deps.judges.shell?.()) ?? {};
        return { ...(contracts && { contracts: [...contracts] }), ...(shared && { shared }), ...(types && { types }) };
      }),
    ],
    answering,
  );
}
