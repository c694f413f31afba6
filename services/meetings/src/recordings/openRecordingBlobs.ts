import type { BlobStore } from '@meet/service-kit/blobs';
import type { Deps } from '../Deps.ts';

/** The bytes of one recording. They are an area of their own, so that removing them touches no other recording's. */
export const openRecordingBlobs = ({ openBlobs }: Pick<Deps, 'openBlobs'>, recordingId: string): BlobStore =>
  openBlobs(`recordings/${recordingId}`);
