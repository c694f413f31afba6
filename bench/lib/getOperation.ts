import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

export interface RegisteredOperation {
  readonly hash: string;
  readonly text: string;
}

/** Returns an operation as its domain's contract registers it, such as `query GetContacts` of `network`. */
export function getOperation(domain: string, operation: string): RegisteredOperation {
  const file = path.join(ROOT, `contracts/${domain}/operations.generated.json`);
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const [hash, text] = documents.find(
    ([, document]) => document.startsWith(`${operation}(`) || document.startsWith(`${operation} `),
  )!;
  return { hash, text };
}

/** Returns the body of a request for the operation. */
export const toRequestBody = ({ hash }: RegisteredOperation, variables?: object) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  variables,
});
