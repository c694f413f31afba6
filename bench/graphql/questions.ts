import type { AnyCall } from '@meet/contracts';
import { getLoggedInUserData } from '@meet/accounts-contract';
import { getContacts } from '@meet/network-contract';
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

/** What a signed-in person's page asks first, and a list of twenty people with their presence. */
export const QUESTIONS: readonly Question[] = [
  question('small', 'accounts', 'GetLoggedInUserData', getLoggedInUserData),
  question('list', 'network', 'GetContacts', getContacts),
];
