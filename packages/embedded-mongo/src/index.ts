export {
  startEmbeddedMongo,
  urlOfEmbeddedMongo,
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
} from './startEmbeddedMongo.ts';
export type { QueryLimits, QueryReport } from './query/QueryMeter.ts';
export { backupDatabase, restoreDatabase } from './storage/backup.ts';
export { lockFolder, type FolderLock } from './storage/lockFolder.ts';
export { collectWhenIdle } from './memory/collectWhenIdle.ts';
export { limitHeapGrowth } from './memory/limitHeapGrowth.ts';
export { isOver } from './query/QueryMeter.ts';
