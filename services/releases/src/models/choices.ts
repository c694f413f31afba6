import { Schema, type Connection, type Model } from 'mongoose';

export interface Choice {
  readonly remote: string;
  readonly preview: string;
  /** The issuer of the link by which it was chosen, as in `Actor.id`; null if the person needed no link. */
  readonly issuer: string | null;
}

export interface ChoiceDocument {
  /** The account's id. */
  _id: string;
  choices: Choice[];
}

const schema = new Schema<ChoiceDocument>(
  {
    _id: { type: String, required: true },
    choices: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false },
);

export const choicesModel = (connection: Connection): Model<ChoiceDocument> =>
  connection.model<ChoiceDocument>('releases.choices', schema, 'releases.preview_choices');
