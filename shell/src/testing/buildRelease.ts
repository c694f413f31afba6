import {
  toContainerName,
  defineManifest,
  releaseBase,
  REMOTE_CONTRACT,
  type RemoteManifest,
} from '@meet/contracts/remotes';
import type { Release } from '../remotes/Release.ts';

/** Returns a release of a remote as the registry lists it. Another `hash` makes it another release. */
export function buildRelease(name: string, manifest: Partial<RemoteManifest> = {}, hash = '0123456789ab'): Release {
  const words = { en_US: 'Chat', fr_FR: 'Discussion', ro_RO: 'Chat' };
  return {
    name,
    version: '1.0.0',
    hash,
    container: toContainerName(name, hash),
    contract: REMOTE_CONTRACT,
    base: releaseBase(name, '1.0.0', hash),
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': 'sha384-xyz' },
    shared: {},
    manifest: { ...defineManifest({ name, words, ...manifest }), navigation: manifest.navigation ?? [] },
  };
}
