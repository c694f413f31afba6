import { Schema, type Connection, type Model } from 'mongoose';

export interface RemoteDocument {
  /** The remote's name. */
  _id: string;
  team: string;
  teamEmail: string | null;
  /** Prefixes of the slots that it may declare. */
  slots: string[];
  /** First path segments that it owns, and names of promised pages that it may draw. */
  routes: string[];
  /** Ed25519 public keys, each the `x` of its JWK. */
  keys: string[];
  sizeBudget: number | null;
  requiresSecondPerson: boolean;
  createdAt: number;
  /** Last release that was published from this installation's own build. */
  seeded: string | null;
}

const schema = new Schema<RemoteDocument>(
  {
    _id: { type: String, required: true },
    team: { type: String, required: true },
    teamEmail: { type: String, default: null },
    slots: { type: [String], required: true },
    routes: { type: [String], required: true },
    keys: { type: [String], required: true },
    sizeBudget: { type: Number, default: null },
    requiresSecondPerson: { type: Boolean, required: true },
    createdAt: { type: Number, required: true },
    seeded: { type: String, default: null },
  },
  { versionKey: false },
);

export const remotesModel = (connection: Connection): Model<RemoteDocument> =>
  connection.model<RemoteDocument>('releases.remotes', schema, 'releases.remotes');
