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
  /** Where its files are, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  /** The subresource integrity of every file, by name under `base`. */
  readonly files: Readonly<Record<string, string>>;
  /** Ranges of what it takes from the shell, by import request. */
  readonly shared: Readonly<Record<string, string>>;
  readonly manifest: RemoteManifest;
  /** The file that declares what it has for others: slots, facts, pages. Absent where it has nothing, or a package does. */
  readonly types?: string;
}

/** What is live of every remote, as a page reads it. */
export interface Registry {
  readonly remotes: Readonly<Record<string, ReleaseRecord>>;
  /** The channel of those that are not `stable`: `canary`, `preview/search`. */
  readonly channels?: Readonly<Record<string, string>>;
}

/** `1.4.0-0123456789ab`: names a release of one remote in addresses and channels. */
export const releaseIdOf = ({ version, hash }: Pick<ReleaseRecord, 'version' | 'hash'>) => `${version}-${hash}`;

/** Where a release is served from; immutable, so it may be cached for ever. */
export const releaseBase = (name: string, version: string, hash: string) => `/r/${name}/${version}-${hash}/`;

/** The global that a release's entry sets, as no other release does. */
export const containerOf = (name: string, hash: string) => `${name}_${hash}`.replaceAll('-', '_');
