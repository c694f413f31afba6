import { dirname, join, resolve } from 'node:path';

/**
 * Returns the folder in which the product keeps the files of a database folder: BLOBS_DIR, or beside the database in
 * the data folder.
 */
export const getBlobsFolder = (databaseFolder) =>
  process.env.BLOBS_DIR ?? join(dirname(resolve(databaseFolder)), 'blobs');
