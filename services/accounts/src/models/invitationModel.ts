import type { GroupRole } from '@meet/network-contract';
import type { GivenRole } from '@meet/organizations-contract';
import { type Connection, Schema } from 'mongoose';

/**
 * Invitation of one person to one address, into one group or none, and into the sender's organization or not. Its sender
 * sees how it ended. It is deleted `INVITATIONS_KEPT_DAYS` after it expired.
 */
export interface InvitationRecord {
  _id: string;
  inviterId: string;
  /** In lower case. */
  email: string;
  /** As the sender wrote it. */
  name: string;
  groupId: string | null;
  /** As it was when sent; shown when the network can't say better. */
  groupName: string | null;
  groupRole: GroupRole | null;
  organizationId: string | null;
  /** As it was when sent. */
  organizationName: string | null;
  organizationRole: GivenRole | null;
  /** `invited` beyond `expiresAt` means expired. */
  state: 'invited' | 'accepted' | 'declined' | 'revoked';
  /** SHA-256 of the newest link's secret part. */
  tokenHash: string;
  /** Unix milliseconds, as all below. */
  createdAt: number;
  sentAt: number;
  expiresAt: number;
  answeredAt: number | null;
}

const schema = new Schema<InvitationRecord>(
  {
    _id: { type: String, required: true },
    inviterId: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, required: true },
    groupId: { type: String, default: null },
    groupName: { type: String, default: null },
    groupRole: { type: Number, default: null },
    organizationId: { type: String, default: null },
    organizationName: { type: String, default: null },
    organizationRole: { type: Number, default: null },
    state: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Number, required: true },
    sentAt: { type: Number, required: true },
    expiresAt: { type: Number, required: true },
    answeredAt: { type: Number, default: null },
  },
  { versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ expiresAt: 1 });
schema.index({ inviterId: 1, sentAt: -1, _id: -1 });
// One open invitation for each address and group: sending another replaces its link.
schema.index({ inviterId: 1, email: 1, groupId: 1 }, { unique: true, partialFilterExpression: { state: 'invited' } });

export const invitationModel = (connection: Connection) =>
  connection.model<InvitationRecord>('accounts.invitations', schema, 'accounts.invitations');
