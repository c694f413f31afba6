import type { Logger } from '@meet/service-kit';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashDocument } from './hashDocument.ts';

export interface DocumentRegistry {
  /**
   * Returns the document with a hash, if it is known. If it is not, the folder is searched for newer builds of the
   * shell.
   */
  find(hash: string): string | undefined;
  /** Fetches the documents of all releases again. Callers during a fetch share its result. */
  refresh(): Promise<void>;
}

export interface DocumentRegistryOptions {
  /** Folder of the built shell, whose builds list their documents in operations/. */
  readonly shellFolder: string;
  /** Returns the documents of every kept release of all remotes. */
  readonly loadReleases: () => Promise<readonly string[]>;
  /** Documents that are always registered. */
  readonly always: readonly string[];
  readonly log: Logger;
}

interface Manifest {
  /** Modification time and size of the file. */
  readonly stamp: string;
  readonly documents: Readonly<Record<string, string>>;
}

/**
 * Creates the registry of documents: of the shell's builds on disk and of every kept release. It covers the live
 * releases and those that open tabs still run.
 */
export function createDocumentRegistry(options: DocumentRegistryOptions): DocumentRegistry {
  const always = byHash(options.always);
  let manifests = new Map<string, Manifest>();
  let ofShell = new Map<string, string>();
  let ofReleases = new Map<string, string>();
  let pending: Promise<void> | undefined;

  function readFolder(): void {
    const found = new Map(manifestsIn(options).flatMap((file) => read(file)));
    const same = found.size === manifests.size && [...found].every(([file, kept]) => manifests.get(file) === kept);
    if (same) return;
    manifests = found;
    ofShell = new Map([...found.values()].flatMap((kept) => Object.entries(kept.documents)));
  }

  /**
   * Returns the manifest of a file, and reads it only if its stamp has changed. Returns none if the file does not
   * exist.
   */
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
      // The file may be half written. It is read again when its stamp has changed.
      options.log.warn({ err: error, file }, 'a list of documents could not be read');
      return {};
    }
  }

  async function ask(): Promise<void> {
    try {
      ofReleases = byHash(await options.loadReleases());
    } finally {
      pending = undefined;
    }
  }

  const known = (hash: string) => always.get(hash) ?? ofReleases.get(hash) ?? ofShell.get(hash);
  readFolder();
  return {
    find(hash) {
      if (known(hash) === undefined) readFolder();
      return known(hash);
    },
    refresh: () => (pending ??= ask()),
  };
}

const byHash = (documents: readonly string[]) => new Map(documents.map((text) => [hashDocument(text), text]));

function manifestsIn({ shellFolder }: DocumentRegistryOptions): string[] {
  const ofShell = path.join(shellFolder, 'operations');
  return list(ofShell)
    .map((name) => path.join(ofShell, name))
    .filter((file) => file.endsWith('.json'));
}

/** Returns the files of a folder, and none if the folder does not exist because nothing was built yet. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
