import type { OwnedThingsChoice } from '@meet/contracts/erasure';
import { type Connection, Schema } from 'mongoose';

/** Work that deletes a closed account, due at the end of the time in which the person may keep it. */
export interface ClosureRecord {
  /** The account's id. */
  _id: string;
  state: 'waiting';
  /** Takes the place of the account's id in records that stay. */
  pseudonym: string;
  owned: OwnedThingsChoice;
  /** Names of the services that have confirmed. */
  erasedFrom: string[];
  /** Position in the service that is erasing the account; null at its start. */
  cursor: string | null;
  attempts: number;
  /** Id of the process that works on the entry; null for none. */
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
}

const schema = new Schema<ClosureRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    pseudonym: { type: String, required: true },
    owned: { type: String, required: true },
    erasedFrom: { type: [String], default: [] },
    cursor: { type: String, default: null },
    attempts: { type: Number, required: true },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ state: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });

export const closureModel = (connection: Connection) =>
  connection.model<ClosureRecord>('accounts.closures', schema, 'accounts.closures');
