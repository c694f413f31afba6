import { dirname, join, resolve } from 'node:path';

/** Where the product keeps the files of a database folder: BLOBS_DIR, or beside the database in the data folder. */
export const blobsFolderOf = (databaseFolder) =>
  process.env.BLOBS_DIR ?? join(dirname(resolve(databaseFolder)), 'blobs');
