import type { AnyCall } from '@meet/contracts';
import { checkIfUserIsLoggedIn, getLoggedInUserData } from '@meet/accounts-contract';
import { listChatRooms } from '@meet/chat-contract';
import { getContacts } from '@meet/network-contract';
import { createHash } from 'node:crypto';
import { getOperation, type RegisteredOperation } from '../lib/getOperation.ts';

export interface Question extends RegisteredOperation {
  readonly name: string;
  /** Call of the operation. */
  readonly call: AnyCall;
  /** Input that pages send. */
  readonly input: Readonly<Record<string, unknown>>;
}

const question = (name: string, domain: string, operation: string, call: AnyCall, input = {}): Question => ({
  name,
  call,
  input,
  ...getOperation(domain, `query ${operation}`),
});

const VERSION = 'query Version { version }';

/**
 * Requests that the benchmark makes:
 * - one that only needs the session;
 * - the first one of a signed-in person's page;
 * - a list of twenty people with their presence;
 * - a list of a few rooms with a hundred members each.
 */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'session',
    call: checkIfUserIsLoggedIn,
    input: {},
    hash: createHash('sha256').update(VERSION).digest('hex'),
    text: VERSION,
  },
  question('small', 'accounts', 'GetLoggedInUserData', getLoggedInUserData),
  question('list', 'network', 'GetContacts', getContacts),
  question('rooms', 'chat', 'ListChatRooms', listChatRooms, { previewOnly: true }),
];

/** The list of rooms with all their members, as it was before rooms had a member preview. */
export const EVERYONE: readonly Question[] = QUESTIONS.filter(({ name }) => name === 'rooms').map((rooms) => ({
  ...rooms,
  input: { previewOnly: false },
}));
