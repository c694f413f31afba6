import { Schema, type Connection, type Model } from 'mongoose';

export interface Choice {
  readonly remote: string;
  readonly preview: string;
  /** The maker of the link that it was chosen by, as `Actor.id` names them; none for a choice in the person's own right. */
  readonly issuer: string | null;
}

export interface ChoiceDocument {
  /** The account. */
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
