import type { GroupRole } from '@meet/network-contract';
import type { GivenRole } from '@meet/organizations-contract';
import { type Connection, Schema } from 'mongoose';

/**
 * Invitation of one person to one address, optionally into a group and into the sender's organization. The sender sees
 * its outcome. It is deleted `INVITATIONS_KEPT_DAYS` after it expired.
 */
export interface InvitationRecord {
  _id: string;
  inviterId: string;
  /** In lower case. */
  email: string;
  /** The name that the sender entered. */
  name: string;
  groupId: string | null;
  /** The name when the invitation was sent; shown if the network service cannot return the current one. */
  groupName: string | null;
  groupRole: GroupRole | null;
  organizationId: string | null;
  /** The name when the invitation was sent. */
  organizationName: string | null;
  organizationRole: GivenRole | null;
  /** `invited` after `expiresAt` means expired. */
  state: 'invited' | 'accepted' | 'declined' | 'revoked';
  /** SHA-256 of the newest link's secret part. */
  tokenHash: string;
  /** Unix milliseconds, like the times below. */
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
schema.index({ email: 1 });
schema.index({ inviterId: 1, sentAt: -1, _id: -1 });
// At most one open invitation per address and group: sending another replaces its link.
schema.index({ inviterId: 1, email: 1, groupId: 1 }, { unique: true, partialFilterExpression: { state: 'invited' } });

export const invitationModel = (connection: Connection) =>
  connection.model<InvitationRecord>('accounts.invitations', schema, 'accounts.invitations');
