import {
  REMOTE_CONTRACT,
  toContainerName,
  releaseBase,
  toReleaseId,
  type ReleaseRecord,
  type RemoteManifest,
} from '@meet/contracts/remotes';
import { toIntegrity } from '@meet/releases-contract/checks';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

export interface TestRelease {
  readonly record: ReleaseRecord;
  readonly releaseId: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface BuildOptions {
  readonly remote?: string;
  readonly version?: string;
  /** Contents by name, in addition to the entry's. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly manifest?: Partial<RemoteManifest>;
  readonly record?: Partial<ReleaseRecord>;
}

const WORDS = { en_US: 'Clients', fr_FR: 'Clients', ro_RO: 'Clienți' };

/** Creates a release as a build writes it, with compressed variants of large files. */
export function buildRelease(options: BuildOptions = {}): TestRelease {
  const { remote = 'mfe-crm', version = '1.0.0' } = options;
  const contents = { 'remoteEntry.js': `globalThis.version=${JSON.stringify(version)};`, ...options.files };
  const own = Object.entries(contents).map(([name, content]) => [name, Buffer.from(content)] as const);
  const hash = createHash('sha256')
    .update(JSON.stringify([version, contents, options.manifest, options.record]))
    .digest('hex')
    .slice(0, 12);
  const manifest: RemoteManifest = {
    name: remote,
    words: WORDS,
    pages: {},
    navigation: [],
    fills: [],
    declares: [],
    emits: [],
    hears: [],
    ...options.manifest,
  };
  const record: ReleaseRecord = {
    name: remote,
    version,
    hash,
    container: toContainerName(remote, hash),
    contract: REMOTE_CONTRACT,
    base: releaseBase(remote, version, hash),
    entry: 'remoteEntry.js',
    files: Object.fromEntries(own.map(([name, bytes]) => [name, toIntegrity(bytes)])),
    shared: {},
    manifest,
    ...options.record,
  };
  const variants = own
    .filter(([, bytes]) => bytes.length > 1_000)
    .map(([name, bytes]) => [`${name}.br`, brotliCompressSync(bytes)] as const);
  return { record, releaseId: toReleaseId(record), files: new Map([...own, ...variants]) };
}
