import type { Logger } from '@meet/service-kit';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashDocument } from './hashDocument.ts';

export interface DocumentRegistry {
  /** The document that is registered under a hash, as far as it is known. A build of the shell that is newer is looked for. */
  find(hash: string): string | undefined;
  /** Fetches the documents of all releases again. Callers during a fetch share its answer. */
  refresh(): Promise<void>;
}

export interface DocumentRegistryOptions {
  /** Folder of the built shell, whose builds list their documents in operations/. */
  readonly shellFolder: string;
  /** The documents of every release of a remote that is kept. */
  readonly loadReleases: () => Promise<readonly string[]>;
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
 * The documents of the shell's builds on disk and of every release that is kept: of what is live and of what open tabs still
 * run.
 */
export function createDocumentRegistry(options: DocumentRegistryOptions): DocumentRegistry {
  const always = byHash(options.always);
  let manifests = new Map<string, Manifest>();
  let ofShell = new Map<string, string>();
  let ofReleases = new Map<string, string>();
  let asking: Promise<void> | undefined;

  function look(): void {
    const found = new Map(manifestsIn(options).flatMap((file) => read(file)));
    const same = found.size === manifests.size && [...found].every(([file, kept]) => manifests.get(file) === kept);
    if (same) return;
    manifests = found;
    ofShell = new Map([...found.values()].flatMap((kept) => Object.entries(kept.documents)));
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

  async function ask(): Promise<void> {
    try {
      ofReleases = byHash(await options.loadReleases());
    } finally {
      asking = undefined;
    }
  }

  const known = (hash: string) => always.get(hash) ?? ofReleases.get(hash) ?? ofShell.get(hash);
  look();
  return {
    find(hash) {
      if (known(hash) === undefined) look();
      return known(hash);
    },
    refresh: () => (asking ??= ask()),
  };
}

const byHash = (documents: readonly string[]) => new Map(documents.map((text) => [hashDocument(text), text]));

function manifestsIn({ shellFolder }: DocumentRegistryOptions): string[] {
  const ofShell = path.join(shellFolder, 'operations');
  return list(ofShell)
    .map((name) => path.join(ofShell, name))
    .filter((file) => file.endsWith('.json'));
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
