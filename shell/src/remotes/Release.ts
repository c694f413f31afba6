/** A release of a remote, as the registry lists it. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  /** The global that its entry sets. */
  readonly container: string;
  readonly contract: number;
  /** Where its files are, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  /** Integrity of every script, by name under `base`. */
  readonly files: Readonly<Record<string, string>>;
  /** Slots that its extensions fill. */
  readonly fills: readonly string[];
  /** Names of the routes that it draws. */
  readonly pages: readonly string[];
  /** Ranges that it needs of what the shell shares. */
  readonly shared: Readonly<Record<string, string>>;
}

export interface Registry {
  readonly remotes: Readonly<Record<string, Release>>;
}

export function isRelease(candidate: unknown): candidate is Release {
  const release = candidate as Partial<Release> | null;
  return (
    typeof release === 'object' &&
    release !== null &&
    [release.name, release.version, release.container, release.base, release.entry].every(
      (text) => typeof text === 'string',
    ) &&
    typeof release.files === 'object' &&
    Array.isArray(release.fills) &&
    Array.isArray(release.pages)
  );
}
