export { BlobTooLarge } from './BlobStore.ts';
export type { BlobSource, BlobStore, ByteRange, StagedBlob, StageOptions, StoredBlob } from './BlobStore.ts';
export { copyBlobs } from './copyBlobs.ts';
export { createBlobStore } from './createBlobStore.ts';
export type { BlobStoreOptions } from './createBlobStore.ts';
export type { DigestAlgorithm } from './createStaging.ts';
export type { S3Bucket } from './createS3Blobs.ts';
