// npm run backup -- FILE [--data DIR]: one consistent copy of the embedded database, also while the product runs, and
// beside it, in FILE.files, the files that people sent.
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
  // After the database: whatever it names is there by then.
  if (process.env.S3_ENDPOINT) console.log('the files are in the S3-compatible store, which has backups of its own');
  else console.log(`${await copyBlobs(getBlobsFolder(dataDir), `${file}.files`)} files are backed up to ${file}.files`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
