import type { Logger } from '@meet/service-kit';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashDocument } from './hashDocument.ts';

export interface DocumentRegistry {
  /** The document that is registered under a hash. A release that was published since is looked for. */
  find(hash: string): string | undefined;
}

export interface DocumentRegistryOptions {
  /** Folder of the built shell, whose builds list their documents in operations/. */
  readonly shellFolder: string;
  /** Folder of each remote's releases; each lists its documents in its operations.json. */
  readonly releaseFolders: Readonly<Record<string, string>>;
  /** Documents that are registered whatever was built. */
  readonly always: readonly string[];
  readonly log: Logger;
}

interface Manifest {
  /** Changes with the file. */
  readonly stamp: string;
  readonly documents: Readonly<Record<string, string>>;
}

/**
 * The documents of every release that is on disk: of what is live and of what open tabs still run. It is read again
 * when a hash is not known and files changed, so that a release answers from the moment it is published.
 */
export function createDocumentRegistry(options: DocumentRegistryOptions): DocumentRegistry {
  const always = Object.fromEntries(options.always.map((text) => [hashDocument(text), text]));
  let manifests = new Map<string, Manifest>();
  let documents = new Map<string, string>();

  function look(): void {
    const found = new Map(manifestsIn(options).flatMap((file) => read(file)));
    const same = found.size === manifests.size && [...found].every(([file, kept]) => manifests.get(file) === kept);
    if (same) return;
    manifests = found;
    documents = new Map([always, ...[...found.values()].map((kept) => kept.documents)].flatMap(Object.entries));
  }

  /** The manifest as it was read when its file still has the same stamp; none when there is no such file. */
  function read(file: string): [string, Manifest][] {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return [];
    const stamp = `${stat.mtimeMs}:${stat.size}`;
    const kept = manifests.get(file);
    return [[file, kept?.stamp === stamp ? kept : { stamp, documents: parse(file) }]];
  }

  function parse(file: string): Manifest['documents'] {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Manifest['documents'];
    } catch (error) {
      // Half written, perhaps: it is read again when its stamp has changed.
      options.log.warn({ err: error, file }, 'a list of documents could not be read');
      return {};
    }
  }

  documents = new Map(Object.entries(always));
  look();
  return {
    find(hash) {
      if (!documents.has(hash)) look();
      return documents.get(hash);
    },
  };
}

function manifestsIn({ shellFolder, releaseFolders }: DocumentRegistryOptions): string[] {
  const ofShell = path.join(shellFolder, 'operations');
  return [
    ...list(ofShell).map((name) => path.join(ofShell, name)),
    ...Object.values(releaseFolders).flatMap((folder) =>
      list(folder).map((release) => path.join(folder, release, 'operations.json')),
    ),
  ].filter((file) => file.endsWith('.json'));
}

/** Nothing where there is no such folder: it was not built yet. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
