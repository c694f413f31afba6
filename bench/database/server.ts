import { startEmbeddedMongo } from '@meet/embedded-mongo';

/** The embedded database in a process of its own, so that its memory is told apart: `server.ts DATA_DIR` prints the url. */
const { url } = await startEmbeddedMongo({ dataDir: process.argv[2]! });
process.stdout.write(`${url}\n`);
