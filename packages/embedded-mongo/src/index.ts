export {
  startEmbeddedMongo,
  urlOfEmbeddedMongo,
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
} from './startEmbeddedMongo.ts';
export { backupDatabase, restoreDatabase } from './storage/backup.ts';
export { lockFolder, type FolderLock } from './storage/lockFolder.ts';
