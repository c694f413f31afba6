import type { ApolloClient } from '@apollo/client';
import { createTestHost, type TestHost, type TestHostOptions } from '@meet/remote-kit/testing';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { SentContact, SentGroup, Status } from '../state/NetworkState.ts';
import { watchSession } from '../state/networkOf.ts';
import { buildStatus } from './people.ts';

type Answer = (input: never) => unknown;

export interface NetworkHost extends TestHost {
  /** What was asked of the server, by operation name. */
  readonly asked: readonly { readonly name: string; readonly input: unknown }[];
  /** The server's side: change it, then push the event or let the client fetch anew. */
  readonly server: { contacts: SentContact[]; groups: SentGroup[]; status: Status | null; broken: boolean };
}

/** A refusal as the gateway gives it in a mutation's payload. */
export const failure = (code: string, message: string) => ({ __typename: 'Failure', code, message, fields: [] });

/** A host with a server behind its Apollo client: `answers` gives a mutation's payload, by field name. */
export function createNetworkHost(
  options: TestHostOptions & { contacts?: SentContact[]; groups?: SentGroup[]; answers?: Record<string, Answer> } = {},
): NetworkHost {
  const asked: { name: string; input: unknown }[] = [];
  const server: NetworkHost['server'] = {
    contacts: options.contacts ?? [],
    groups: options.groups ?? [],
    status: buildStatus(),
    broken: false,
  };
  const answerTo = (document: DocumentNode, input?: unknown) => {
    const operation = document.definitions.find(
      (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
    )!;
    const name = operation.name!.value;
    asked.push({ name, input });
    if (server.broken) throw new Error('The server is down.');
    if (name === 'Network') return { contacts: server.contacts, contactGroups: server.groups };
    if (name === 'OwnStatus') return { ownStatus: server.status };
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const answer = options.answers?.[field];
    if (!answer) throw new Error(`The test has no answer for ${name}.`);
    return { [field]: answer(input as never) };
  };
  const apollo = {
    query: async ({ query }: { query: DocumentNode }) => ({ data: structuredClone(answerTo(query)) }),
    mutate: async ({ mutation, variables }: { mutation: DocumentNode; variables: { input: unknown } }) => ({
      data: structuredClone(answerTo(mutation, variables.input)),
    }),
  };
  const host = { ...createTestHost(options), apollo: apollo as unknown as ApolloClient, asked, server };
  ends.push(watchSession(host));
  return host;
}

const ends: (() => void)[] = [];

/** Ends the networks of all hosts made so far; call it after each test. */
export function endNetworks(): void {
  for (const end of ends.splice(0)) end();
}
