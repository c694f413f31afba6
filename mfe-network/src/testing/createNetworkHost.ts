import { toOperationName } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, buildStatus, type TestHost, type TestHostOptions } from '@meet/remote-kit/testing';
import type { SentContact, SentGroup, Status } from '@meet/remote-kit/network';
import { watchSession } from '../state/getNetwork.ts';

type Answer = (input: never) => unknown;

export interface NetworkHost extends TestHost {
  /** Requests to the server, by operation name. */
  readonly requested: readonly { readonly name: string; readonly input: unknown }[];
  /** Changes the answer to a call. */
  answer(name: string, answer: Answer): void;
  /** The server's state: a test changes it, then pushes the event or lets the client fetch again. */
  readonly server: { contacts: SentContact[]; groups: SentGroup[]; status: Status | null; broken: boolean };
}

/** Returns a refusal, to be used as an answer. */
export const failure = (code: string, message: string) => ({ __typename: 'Failure', error: { code, message } });

/** Creates a host with a server behind it. `answers` gives a call's output, or its `failure`, by name. */
export function createNetworkHost(
  options: TestHostOptions & { contacts?: SentContact[]; groups?: SentGroup[]; answers?: Record<string, Answer> } = {},
): NetworkHost {
  const requested: { name: string; input: unknown }[] = [];
  const server: NetworkHost['server'] = {
    contacts: options.contacts ?? [],
    groups: options.groups ?? [],
    status: buildStatus(),
    broken: false,
  };
  const answers: Record<string, Answer> = {
    getContacts: () => ({ contacts: server.contacts }),
    getContactsGroups: () => ({ groups: server.groups }),
    getNetworkChanges: () => ({
      ...{ isWhole: true, contacts: server.contacts, groups: server.groups, mark: '1.1' },
      ...{ removedContactIds: [], removedGroupIds: [], presences: [] },
    }),
    getOwnStatus: () => ({ status: server.status }),
    getContactsProvider: () => ({ provider: null }),
    ...options.answers,
  };
  const base = createTestHost(options);
  const execute: TestHost['api']['execute'] = async (operation, input, signal) => {
    const { name } = operation;
    const answer = answers[name];
    if (!answer) return base.api.execute(operation, input, signal);
    requested.push({ name: toOperationName(operation), input });
    if (server.broken) throw CallFailure.fromNetwork(new Error('The server is down.'));
    const result = structuredClone(await answer(input as never)) as { __typename?: string; error?: unknown };
    if (result.__typename === 'Failure') throw CallFailure.fromAnswer(200, result.error);
    return result as never;
  };
  const api = { ...base.api, execute };
  const host = {
    ...base,
    api,
    requested,
    server,
    answer: (name: string, answer: Answer) => void (answers[name] = answer),
  };
  ends.push(watchSession(host));
  return host;
}

const ends: (() => void)[] = [];

/** Ends the networks of all hosts created so far; call it after each test. */
export function endNetworks(): void {
  for (const end of ends.splice(0)) end();
}
