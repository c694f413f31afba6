import type { BlobStore } from '@meet/service-kit/blobs';
import type { Deps } from '../Deps.ts';

/**
 * Opens the blobs of one recording. They have a separate area, so that removing them does not affect other recordings.
 */
export const openRecordingBlobs = ({ openBlobs }: Pick<Deps, 'openBlobs'>, recordingId: string): BlobStore =>
  openBlobs(`recordings/${recordingId}`);
