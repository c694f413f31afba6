import { startEmbeddedMongo } from '../startEmbeddedMongo.ts';

/** A server in a process of its own, to be killed: `node crashServer.ts DATA_DIR` prints its url. */
const { url } = await startEmbeddedMongo({ dataDir: process.argv[2]! });
process.stdout.write(`${url}\n`);
