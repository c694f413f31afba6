export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './startEmbeddedMongo.ts';
