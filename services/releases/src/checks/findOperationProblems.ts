import { createHash } from 'node:crypto';
import { OPERATIONS_FILE } from './operationsFile.ts';
import type { Candidate, Validators } from './Candidate.ts';
import type { Problem } from '@meet/releases-contract/checks';

/** Finds operations whose hash does not match their document, and operations that the gateway would refuse. */
export async function findOperationProblems({ files }: Candidate, { documentProblem }: Validators): Promise<Problem[]> {
  const list = files.get(OPERATIONS_FILE);
  if (!list) return [];
  const operations = parse(list);
  if (!operations) return [{ key: 'operations', at: OPERATIONS_FILE }];
  const checked = Object.entries(operations).map(async ([hash, text]): Promise<Problem[]> => {
    if (createHash('sha256').update(text).digest('hex') !== hash) return [{ key: 'operationHash', at: hash }];
    const reason = await documentProblem?.(text);
    return reason === undefined ? [] : [{ key: 'operation', at: nameIn(text) ?? hash, params: { reason } }];
  });
  return (await Promise.all(checked)).flat();
}

const nameIn = (text: string) => /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1];

function parse(list: Buffer): Record<string, string> | undefined {
  try {
    const read = JSON.parse(list.toString('utf8')) as unknown;
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    return Object.values(read).every((text) => typeof text === 'string') ? (read as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}
