export { isUnfinished, moveDatabase } from './moveDatabase.ts';
export type { MovedCollection, MoveOptions } from './moveDatabase.ts';
