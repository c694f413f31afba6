import type { ShellPromise } from '@meet/service-releases';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the built shell promises remotes, as far as its build says it; read anew once it is built anew. */
export function readShellPromise(shellFolder: string): () => ShellPromise | undefined {
  const file = path.join(shellFolder, 'release.json');
  let kept: { at: number; promise: ShellPromise } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (kept?.at !== at) {
      const { contracts, provides } = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly contracts?: readonly number[];
        readonly provides?: Readonly<Record<string, string>>;
      };
      kept = { at, promise: { ...(contracts && { contracts }), ...(provides && { shared: provides }) } };
    }
    return kept.promise;
  };
}
