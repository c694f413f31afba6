import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import { brotliCompress, constants } from 'node:zlib';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { releasesPublished } from '@meet/releases-contract';
import type { Deps } from '../Deps.ts';
import { releaseDocumentId } from '../live/channelIds.ts';
import { isCompressible } from './contentTypes.ts';
import { noteBlobs } from './noteBlobs.ts';

const compress = promisify(brotliCompress);
/**
 * Brotli quality: nearly the best compression in a fraction of its time. Publishers who want the best send their own
 * variant.
 */
const QUALITY = 7;
/** Minimum size for compression: a smaller file fits into one packet anyway. */
const FROM_BYTES = 1_024;

/** Compresses a release's files that were sent without their compressed variant. */
export async function addVariants(deps: Deps, remote: string, releaseId: string): Promise<void> {
  const release = (await deps.live.read()).get(remote)?.releases.get(releaseId);
  const bare = [...(release?.files.values() ?? [])].filter(
    ({ name, br, size }) => br === null && size >= FROM_BYTES && isCompressible(name),
  );
  for (const { name, digest } of bare) {
    const blob = await deps.blobs.get(digest);
    if (!blob) continue;
    const plain = await buffer(blob.stream);
    const small = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    if (small.length >= plain.length) continue;
    const staged = await deps.blobs.stage(small);
    await noteBlobs(deps, [staged.digest]);
    await staged.keep();
    await deps.releases.updateOne(
      { _id: releaseDocumentId(remote, releaseId), 'files.name': name },
      { $set: { 'files.$.br': staged.digest, 'files.$.brSize': staged.size } },
    );
  }
  if (!bare.length) return;
  await deps.live.refresh(remote);
  await deps.publish(INTERNAL_CHANNEL, releasesPublished, { remote });
}
