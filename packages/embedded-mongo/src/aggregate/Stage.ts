import type { Doc } from '../bson/values.ts';

/** A pipeline's step. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
