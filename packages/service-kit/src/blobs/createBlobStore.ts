import path from 'node:path';
import type { BlobStore } from './BlobStore.ts';
import { createFolderBlobs } from './createFolderBlobs.ts';
import { createS3Blobs, type S3Bucket } from './createS3Blobs.ts';
import type { StagingOptions } from './createStaging.ts';

export interface BlobStoreOptions extends StagingOptions {
  /** Purpose of the blobs; names their folder or prefix. Each area counts its own references. */
  readonly area: string;
  /** Bucket that stores the blobs. The folder then holds only bytes that are being received. */
  readonly s3?: S3Bucket | undefined;
}

/** Creates the blob store of one area, in a folder or in an S3-compatible bucket. */
export function createBlobStore({ area, folder, s3, ...options }: BlobStoreOptions): BlobStore {
  const own = path.join(folder, area);
  return s3
    ? createS3Blobs({ ...options, s3, prefix: area, folder: path.join(own, 'incoming') })
    : createFolderBlobs({ ...options, folder: own });
}
