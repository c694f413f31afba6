import type { Doc } from '../bson/values.ts';

/** State of a retryable write between two of its statements. */
export interface Progress {
  /** Number of statements that have run. */
  next: number;
  errors: Doc[];
  /** Results of these statements, for the reply. */
  tally: Doc;
}
