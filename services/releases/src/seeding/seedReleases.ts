import { firstSegment } from '@meet/contracts/routes';
import { toReleaseId, type ReleaseRecord, type RemoteManifest } from '@meet/contracts/remotes';
import { isDuplicateKey } from '@meet/service-kit';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../Deps.ts';
import { changeState } from '../live/changeState.ts';
import type { RemoteDocument } from '../models/remotes.ts';
import { storeRelease } from '../uploads/storeRelease.ts';

/** Releases from the installation's own build. */
export interface Built {
  /**
   * File that lists the last build of each remote: `{ remotes: { <name>: <record> }, types }`. `types` is the digest of
   * the shell's declarations from the same build.
   */
  readonly registryFile: string;
  /** Returns the folder of a release's files. */
  getFolder(remote: string, releaseId: string): string;
}

const BUILDER = 'build';
/** Files in a release's folder that do not belong to the release. */
const NOT_FILES = new Set(['release.json', 'release.json.br']);

/**
 * Publishes the built releases to this installation's own registry: the first release of a remote that has none, and
 * after that each build that differs from the last accepted one. If somebody rolled back, that stands until the next
 * build.
 */
export async function seedReleases(deps: Deps, { registryFile, getFolder }: Built): Promise<void> {
  const { remotes, types = null } = await readBuilt(registryFile);
  for (const record of Object.values(remotes)) {
    try {
      await seed(deps, { record, types, folder: getFolder(record.name, toReleaseId(record)) });
    } catch (error) {
      deps.log.error({ err: error, remote: record.name }, 'a remote that was built could not be published');
    }
  }
}

interface BuiltList {
  readonly remotes: Readonly<Record<string, ReleaseRecord>>;
  readonly types?: string;
}

async function readBuilt(file: string): Promise<BuiltList> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuiltList;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly types: string | null;
  readonly folder: string;
}

async function seed(deps: Deps, { record, types, folder }: BuiltRelease): Promise<void> {
  const { live, remotes } = deps;
  const { name } = record;
  const releaseId = toReleaseId(record);
  const present = (await live.read()).get(name);
  if (present?.remote.seeded === releaseId) return;
  if (!present) await createOnce(deps, getRemote(record, deps.now()));
  else if (present.remote.team === BUILDER) await remotes.updateOne({ _id: name }, { $set: ownedBy(record) });
  const recordText = await readFile(path.join(folder, 'release.json'), 'utf8');
  if (!present?.releases.has(releaseId))
    await storeRelease(deps, {
      record,
      recordText,
      signature: null,
      commit: null,
      types,
      publishedBy: BUILDER,
      files: await readFolder(folder),
    });
  const { channel } = (await live.refresh(name))!;
  // A release that somebody published by hand must not be replaced by the first build that is seeded here.
  const isMoved = channel.stable === null || (present !== undefined && present.remote.seeded !== null);
  if (isMoved && channel.stable !== releaseId) {
    const { revision, ...state } = channel;
    const canary = state.canary?.release === releaseId ? null : state.canary;
    const change = { revision, action: 'seeded', by: BUILDER, reason: null } as const;
    await changeState(deps, name, { ...change, state: { ...state, stable: releaseId, canary } });
  }
  await remotes.updateOne({ _id: name }, { $set: { seeded: releaseId } });
  await live.refresh(name);
}

/** Creates a remote, unless another process that seeds at the same time has created it. */
async function createOnce({ remotes }: Deps, remote: RemoteDocument): Promise<void> {
  await remotes.create(remote).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !NOT_FILES.has(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

const getRemote = (record: ReleaseRecord, createdAt: number): RemoteDocument => ({
  _id: record.name,
  team: BUILDER,
  teamEmail: null,
  ...ownedBy(record),
  keys: [],
  sizeBudget: null,
  requiresSecondPerson: false,
  createdAt,
  seeded: null,
});

/** Gives a remote of this installation's own build the slots and routes that its manifest names. */
function ownedBy({ manifest }: { readonly manifest?: RemoteManifest }): Pick<RemoteDocument, 'slots' | 'routes'> {
  const pages = Object.entries(manifest?.pages ?? {});
  return {
    slots: [...new Set((manifest?.declares ?? []).map((slot) => slot.split('.', 1)[0]!))],
    routes: [...new Set(pages.map(([name, { path: own }]) => (own ? firstSegment(own) : name)))],
  };
}
