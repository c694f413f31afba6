import type { ShellPromise } from '@meet/service-releases';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns a reader of the built shell's promises to remotes. It reads them again after a build. */
export function readShellPromise(shellFolder: string): () => ShellPromise | undefined {
  const readRecord = readAgain<ShellRecord>(path.join(shellFolder, 'release.json'));
  const readTypes = readAgain<NonNullable<ShellPromise['types']>>(path.join(shellFolder, 'shell-types.json'));
  return () => {
    const record = readRecord();
    if (!record) return undefined;
    const { contracts, provides } = record;
    const types = readTypes();
    return { ...(contracts && { contracts }), ...(provides && { shared: provides }), ...(types && { types }) };
  };
}

interface ShellRecord {
  readonly contracts?: readonly number[];
  readonly provides?: Readonly<Record<string, string>>;
}

/**
 * Returns a reader of a JSON file, which reads it again after a change. It returns undefined while the file does not
 * exist.
 */
function readAgain<Content>(file: string): () => Content | undefined {
  let kept: { at: number; content: Content } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (kept?.at !== at) kept = { at, content: JSON.parse(readFileSync(file, 'utf8')) as Content };
    return kept.content;
  };
}
