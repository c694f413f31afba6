import { startEmbeddedMongo, type EmbeddedMongoOptions } from '../src/startEmbeddedMongo.ts';

/** Program of `spawnServer`: takes the options as JSON, prints the url. */
const { url } = await startEmbeddedMongo(JSON.parse(process.argv[2]!) as EmbeddedMongoOptions);
process.stdout.write(`${url}\n`);
