import type { ReleaseRecord } from '@meet/contracts/remotes';

export type { Registry, ReleaseRecord as Release } from '@meet/contracts/remotes';

/** Returns whether the page can use a release. The registry checked everything else when the release was published. */
export function isRelease(candidate: unknown): candidate is ReleaseRecord {
  const release = candidate as Partial<ReleaseRecord> | null;
  return (
    typeof release === 'object' &&
    release !== null &&
    [release.name, release.version, release.container, release.base, release.entry].every(
      (text) => typeof text === 'string',
    ) &&
    isObject(release.files) &&
    isObject(release.manifest) &&
    isObject(release.manifest.pages) &&
    [release.manifest.fills, release.manifest.navigation].every(Array.isArray)
  );
}

/** Returns the releases of an answer of the registry that a page can use. */
export const listReleases = (answer: unknown): ReleaseRecord[] =>
  Object.values((answer as { remotes: object }).remotes).filter(isRelease);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
