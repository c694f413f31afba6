import type { ChannelAction } from '@meet/releases-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** A change that one person requested and another must confirm. */
export interface Proposal {
  release: string;
  /** Percentage of a canary; missing in a proposal for `stable`. */
  percent?: number;
  people?: string[];
  by: string;
  byId: string;
  at: number;
}

export interface ChannelState {
  stable: string | null;
  canary: { release: string; percent: number; people: string[] } | null;
  previews: { name: string; release: string }[];
  disabled: boolean;
  proposal: Proposal | null;
}

/**
 * One revision of a remote's live state. The log of revisions is the state: the first process that adds revision n + 1
 * makes the change. So every change has an entry.
 */
export interface ChannelRevision {
  /** `mfe-chat/0000000012`; the unique id makes sure that each revision exists once. */
  _id: string;
  remote: string;
  revision: number;
  at: number;
  action: ChannelAction;
  by: string;
  reason: string | null;
  state: ChannelState;
}

const schema = new Schema<ChannelRevision>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    revision: { type: Number, required: true },
    at: { type: Number, required: true },
    action: { type: String, required: true },
    by: { type: String, required: true },
    reason: { type: String, default: null },
    state: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
);

export const channelsModel = (connection: Connection): Model<ChannelRevision> =>
  connection.model<ChannelRevision>('releases.channels', schema, 'releases.channels');
