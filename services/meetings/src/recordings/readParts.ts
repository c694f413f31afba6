import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { BlobStore, ByteRange } from '@meet/service-kit/blobs';
import type { RecordingPart } from '../models/recordingModel.ts';

/** Reads a range of bytes across parts, in order. Throws RECORDING_NOT_FOUND if a part is missing. */
export async function* readParts(
  blobs: BlobStore,
  parts: readonly Pick<RecordingPart, 'digest' | 'size'>[],
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const { digest, size } of parts) {
    const [from, to] = [Math.max(first - start, 0), Math.min(last - start, size - 1)];
    start += size;
    if (from > to) continue;
    const blob = await blobs.get(digest, { first: from, last: to });
    if (!blob) throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
    yield* blob.stream as AsyncIterable<Uint8Array>;
  }
}
