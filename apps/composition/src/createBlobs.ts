import { createBlobStore, type BlobStore, type DigestAlgorithm, type S3Bucket } from '@meet/service-kit/blobs';
import path from 'node:path';
import type { Deployment } from './readDeployment.ts';
import { StartError } from './StartError.ts';

/** Name of the folder within the data folder. */
const BLOBS_FOLDER = 'blobs';

/**
 * Returns a function that opens an area of the deployment's blobs. Throws StartError if the S3 settings are incomplete.
 */
export function createBlobs({
  settings,
  dataDir,
}: Pick<Deployment, 'settings' | 'dataDir'>): (area: string, algorithm?: DigestAlgorithm) => BlobStore {
  const folder = settings.BLOBS_DIR ? path.resolve(settings.BLOBS_DIR) : path.join(dataDir, BLOBS_FOLDER);
  const s3 = getBucket(settings);
  return (area, algorithm = 'sha256') => createBlobStore({ area, folder, s3, algorithm });
}

function getBucket(settings: Deployment['settings']): S3Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey) {
    throw new StartError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them, or none to keep files in a folder.',
    );
  }
  return undefined;
}
