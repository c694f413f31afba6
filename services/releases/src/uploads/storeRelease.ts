import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { toReleaseId, type ReleaseRecord } from '@meet/contracts/remotes';
import { ServiceError } from '@meet/contracts';
import { releasesErrors, releasesPublished } from '@meet/releases-contract';
import { toVariantName } from '@meet/releases-contract/checks';
import { isDuplicateKey, isOutOfSpace } from '@meet/service-kit';
import { createHash } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { OPERATIONS_FILE } from '../checks/operationsFile.ts';
import { addVariants } from '../files/addVariants.ts';
import { noteBlobs } from '../files/noteBlobs.ts';
import { releaseDocumentId } from '../live/channelIds.ts';
import type { KeptRelease } from '../live/Snapshot.ts';
import type { ReleaseFile } from '../models/releases.ts';

export interface NewRelease {
  readonly record: ReleaseRecord;
  readonly recordText: string;
  readonly signature: string | null;
  readonly commit: string | null;
  readonly types: string | null;
  readonly publishedBy: string;
  /** Files and their compressed variants, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Maximum blobs that are written concurrently. */
const WIDTH = 16;

/**
 * Stores a release: its files first, each under its own hash, then the single record of the release. If the process
 * ends in between, no reader finds an incomplete release. Throws RELEASE_EXISTS if its id exists with other content.
 */
export async function storeRelease(deps: Deps, release: NewRelease): Promise<{ release: KeptRelease; isNew: boolean }> {
  const remote = release.record.name;
  const releaseId = toReleaseId(release.record);
  const isNew = await store(deps, release, releaseId);
  const live = await deps.live.refresh(remote);
  if (isNew) {
    await deps.publish(INTERNAL_CHANNEL, releasesPublished, { remote });
    deps.background.run(() => addVariants(deps, remote, releaseId));
  }
  return { release: live!.releases.get(releaseId)!, isNew };
}

/** Stores the files and the record. Returns whether the release is new. */
async function store(deps: Deps, { record, files, ...details }: NewRelease, releaseId: string): Promise<boolean> {
  const remote = record.name;
  const identity = toIdentity(record);
  const _id = releaseDocumentId(remote, releaseId);
  // Checks the database, because another process may have published or deleted it.
  const there = await deps.releases.findById(_id, { identity: 1 }).lean();
  if (there) return requireSame(there.identity, identity);
  const { recordText, signature, commit, types, publishedBy } = details;
  const stored = await storeFiles(deps, files);
  try {
    await deps.releases.create({
      _id,
      remote,
      releaseId,
      record: recordText,
      identity,
      signature,
      commit,
      types,
      publishedBy,
      createdAt: deps.now(),
      files: stored,
      documents: documentsIn(files),
    });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const other = await deps.releases.findById(_id, { identity: 1 }).lean();
    return requireSame(other?.identity, identity);
  }
}

function requireSame(present: string | undefined, identity: string): false {
  if (present !== identity) throw new ServiceError(releasesErrors.RELEASE_EXISTS);
  return false;
}

async function storeFiles(deps: Deps, files: NewRelease['files']): Promise<ReleaseFile[]> {
  const { blobs, log } = deps;
  const names = [...files.keys()].filter((name) => !isVariant(files, name)).sort();
  const digests = new Map([...files].map(([name, bytes]) => [name, toDigest(bytes)]));
  await noteBlobs(deps, digests.values());
  const queue = [...files];
  const write = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, bytes] = next;
      if (!(await blobs.has(digests.get(name)!))) await blobs.put(bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: WIDTH }, write));
  } catch (error) {
    queue.length = 0;
    if (isOutOfSpace(error)) throw error;
    log.error({ err: error }, 'the files of a release could not be stored');
    throw new ServiceError(releasesErrors.RELEASE_STORAGE_UNREACHABLE, { cause: error });
  }
  return names.map((name) => {
    const variant = files.get(toVariantName(name));
    return {
      name,
      digest: digests.get(name)!,
      size: files.get(name)!.length,
      br: variant ? digests.get(toVariantName(name))! : null,
      brSize: variant?.length ?? 0,
    };
  });
}

const isVariant = (files: NewRelease['files'], name: string) => name.endsWith('.br') && files.has(name.slice(0, -3));
const toDigest = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');

/** Returns a hash that is the same for records with the same members in any order. */
const toIdentity = (record: ReleaseRecord) => createHash('sha384').update(stable(record)).digest('base64');

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${stable(member)}`).join(',')}}`;
}

/** Returns the documents that a release lists; none without a list. */
function documentsIn(files: NewRelease['files']): string[] {
  const list = files.get(OPERATIONS_FILE);
  if (!list) return [];
  try {
    return Object.values(JSON.parse(list.toString('utf8')) as Record<string, unknown>).filter(
      (text): text is string => typeof text === 'string',
    );
  } catch {
    return [];
  }
}
