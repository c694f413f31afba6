// npm run backup -- FILE [--data DIR]: writes a consistent copy of the embedded database to FILE, even while the
// product runs.
// It copies the files that people sent to FILE.files beside it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupDatabase } from '@meet/embedded-mongo';
import { copyBlobs } from '@meet/service-kit/blobs';
import { getBlobsFolder } from './lib/getBlobsFolder.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const [file] = positionals;
const dataDir = values.data ?? join(process.env.DATA_DIR ?? 'data', 'database');

try {
  if (!file) throw new Error('usage: npm run backup -- FILE [--data DIR]');
  backupDatabase(dataDir, file);
  console.log(`${dataDir} is backed up to ${file}`);
  // The files are copied after the database, so that every file that the copied database refers to exists.
  if (process.env.S3_ENDPOINT) console.log('the files are in the S3-compatible store, which has backups of its own');
  else console.log(`${await copyBlobs(getBlobsFolder(dataDir), `${file}.files`)} files are backed up to ${file}.files`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
