import { startEmbeddedMongo } from '@meet/embedded-mongo';

/**
 * Runs the embedded database in a process of its own, so that its memory can be measured separately. `server.ts
 * DATA_DIR` prints the URL.
 */
const { url } = await startEmbeddedMongo({ dataDir: process.argv[2]! });
process.stdout.write(`${url}\n`);
