import type { Locale } from '../core/locales.ts';
import type { RemoteManifest } from './RemoteManifest.ts';

/** A release of a remote, as its build writes it in `release.json` and the registry lists it. */
export interface ReleaseRecord {
  /** The remote's. */
  readonly name: string;
  readonly version: string;
  /** Twelve hexadecimal digits over all that the release is made of: equal bytes have one name wherever they are built. */
  readonly hash: string;
  /** The global that its entry sets. */
  readonly container: string;
  /** The version of what shell and remote promise each other. */
  readonly contract: number;
  /** Folder of its files, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  /** The subresource integrity of every file, by name under `base`. */
  readonly files: Readonly<Record<string, string>>;
  /** Ranges of what it takes from the shell, by import request. */
  readonly shared: Readonly<Record<string, string>>;
  readonly manifest: RemoteManifest;
  /** The file that declares what it has for others: slots, page events, pages. Absent where it has nothing, or a package does. */
  readonly types?: string;
  /**
   * Files that a page may request before it runs a byte of the release. Absent in releases of builders that give none.
   */
  readonly firstPaint?: FirstPaint;
}

/** Needs of a remote's first paint, as its build knows them. Slots are those of others that it fills. */
export interface FirstPaint {
  /** Part that everything of it needs. */
  readonly remote: PaintPart;
  /** Beside that, by page and by slot. */
  readonly pages: Readonly<Record<string, PaintPart>>;
  readonly slots: Readonly<Record<string, PaintPart>>;
}

export interface PaintPart {
  /** Scripts, by their names among the release's files. */
  readonly files: readonly string[];
  /** Those of its texts, of which a page needs one language. */
  readonly texts: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Modules that they take from the shell, by import request. */
  readonly shared: readonly string[];
}

/** Live releases of all remotes, as a page reads them. */
export interface Registry {
  readonly remotes: Readonly<Record<string, ReleaseRecord>>;
  /** The channel of those that are not `stable`: `canary`, `preview/search`. */
  readonly channels?: Readonly<Record<string, string>>;
}

/** `1.4.0-0123456789ab`: names a release of one remote in addresses and channels. */
export const toReleaseId = ({ version, hash }: Pick<ReleaseRecord, 'version' | 'hash'>) => `${version}-${hash}`;

/** Returns the path of a release's files. It is immutable, so it may be cached for ever. */
export const releaseBase = (name: string, version: string, hash: string) => `/r/${name}/${version}-${hash}/`;

/** The global that a release's entry sets, as no other release does. */
export const toContainerName = (name: string, hash: string) => `${name}_${hash}`.replaceAll('-', '_');
