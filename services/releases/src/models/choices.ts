import { Schema, type Connection, type Model } from 'mongoose';

export interface ChoiceDocument {
  /** The account. */
  _id: string;
  choices: { remote: string; preview: string }[];
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
