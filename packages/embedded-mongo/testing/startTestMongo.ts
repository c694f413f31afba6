import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../src/startEmbeddedMongo.ts';

/** The embedded database with `configureFailPoint`, by which a test makes it fail, and `explain`. */
export const startTestMongo = (options: EmbeddedMongoOptions): Promise<EmbeddedMongo> =>
  startEmbeddedMongo({ ...options, worker: new URL('./worker.ts', import.meta.url) });
