import type { AnyCall } from '@meet/contracts';
import { checkIfUserIsLoggedIn, getLoggedInUserData } from '@meet/accounts-contract';
import { listChatRooms } from '@meet/chat-contract';
import { getContacts } from '@meet/network-contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Question {
  readonly name: string;
  /** What the operation looks up. */
  readonly call: AnyCall;
  readonly hash: string;
  readonly text: string;
}

const ROOT = path.join(import.meta.dirname, '../..');

/** As the contract's own package registers it. */
function question(name: string, domain: string, operation: string, call: AnyCall): Question {
  const file = path.join(ROOT, `services/${domain}/contract/operations.generated.json`);
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const [hash, text] = documents.find(([, document]) => new RegExp(`^query ${operation}\\b`).test(document))!;
  return { name, call, hash, text };
}

const VERSION = 'query Version { version }';

/**
 * What only needs the session; what a signed-in person's page asks first; a list of twenty people with their presence;
 * a list of a few rooms of a hundred members.
 */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'session',
    call: checkIfUserIsLoggedIn,
    hash: createHash('sha256').update(VERSION).digest('hex'),
    text: VERSION,
  },
  question('small', 'accounts', 'GetLoggedInUserData', getLoggedInUserData),
  question('list', 'network', 'GetContacts', getContacts),
  question('rooms', 'chat', 'ListChatRooms', listChatRooms),
];
