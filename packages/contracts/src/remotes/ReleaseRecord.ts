import type { Locale } from '../core/locales.ts';
import type { RemoteManifest } from './RemoteManifest.ts';

/** A release of a remote, as its build writes it to `release.json` and the registry lists it. */
export interface ReleaseRecord {
  /** Name of the remote. */
  readonly name: string;
  readonly version: string;
  /**
   * Twelve hexadecimal digits of a hash over all contents of the release. Equal contents have the same hash wherever
   * they are built.
   */
  readonly hash: string;
  /** Global variable that its entry sets. */
  readonly container: string;
  /** Version of the contract between shell and remote (`REMOTE_CONTRACT`). */
  readonly contract: number;
  /** Folder of its files, with a trailing slash. */
  readonly base: string;
  readonly entry: string;
  /** Subresource integrity of every file, by name under `base`. */
  readonly files: Readonly<Record<string, string>>;
  /** Version ranges of the modules that it uses from the shell, by import request. */
  readonly shared: Readonly<Record<string, string>>;
  readonly manifest: RemoteManifest;
  /**
   * File with the type declarations of its slots, page events and pages. Absent if it has none, or if a package
   * declares them.
   */
  readonly types?: string;
  /**
   * Files that a page may request before it runs any code of the release. Absent if the builder of the release does not
   * list them.
   */
  readonly firstPaint?: FirstPaint;
}

/** Files of a remote's first paint, as its build lists them. `slots` are slots of others that it fills. */
export interface FirstPaint {
  /** Files that every page and slot needs. */
  readonly remote: PaintPart;
  /** Additional files, by page and by slot. */
  readonly pages: Readonly<Record<string, PaintPart>>;
  readonly slots: Readonly<Record<string, PaintPart>>;
}

export interface PaintPart {
  /** Scripts, by their names among the release's files. */
  readonly files: readonly string[];
  /** Scripts of its texts, by language. A page needs one language. */
  readonly texts: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Modules that the scripts use from the shell, by import request. */
  readonly shared: readonly string[];
}

/** Live releases of all remotes, as a page reads them. */
export interface Registry {
  readonly remotes: Readonly<Record<string, ReleaseRecord>>;
  /** Channels of the releases that are not `stable`: `canary`, `preview/search`. */
  readonly channels?: Readonly<Record<string, string>>;
}

/** Returns a release's id, which identifies it in URLs and channels: `1.4.0-0123456789ab`. */
export const toReleaseId = ({ version, hash }: Pick<ReleaseRecord, 'version' | 'hash'>) => `${version}-${hash}`;

/** Returns the path of a release's files. They never change, so they may be cached forever. */
export const releaseBase = (name: string, version: string, hash: string) => `/r/${name}/${version}-${hash}/`;

/** Returns the name of the global variable that a release's entry sets. No other release uses it. */
export const toContainerName = (name: string, hash: string) => `${name}_${hash}`.replaceAll('-', '_');
