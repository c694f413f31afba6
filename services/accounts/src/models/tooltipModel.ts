import { type Connection, Schema } from 'mongoose';

/** A note that an administrator changed; unchanged notes have the built-in text. */
export interface TooltipRecord {
  /** The element that the note explains. */
  _id: string;
  title: string;
  /** Sanitised before it is stored. */
  description: string;
  showTitle: boolean;
}

const schema = new Schema<TooltipRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, default: '' },
    description: { type: String, default: '' },
    showTitle: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export const tooltipModel = (connection: Connection) =>
  connection.model<TooltipRecord>('accounts.tooltips', schema, 'accounts.tooltips');
