import type { GivenRole, MemberType } from '@meet/organizations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * An invitation of an address into an organization, or an offer of its ownership. Sending it again changes the record.
 */
export interface InvitationRecord {
  _id: string;
  organizationId: string;
  /**
   * `member` and the address, or `owner`: an organization has one invitation per address, and one offer of the
   * ownership.
   */
  key: string;
  kind: 'member' | 'owner';
  /** In lower case. */
  email: string;
  memberType: MemberType;
  /** Meaningless in an offer of the ownership. */
  role: GivenRole;
  /** `invited` after `expiresAt` means expired. */
  state: 'invited' | 'accepted' | 'declined' | 'revoked';
  /** SHA-256 of the newest link's secret part. */
  tokenHash: string;
  inviterId: string;
  acceptedById: string | null;
  /** Unix milliseconds, like the times below. */
  sentAt: number;
  expiresAt: number;
  answeredAt: number | null;
}

const schema = new Schema<InvitationRecord>(
  {
    _id: { type: String, required: true },
    organizationId: { type: String, required: true },
    key: { type: String, required: true },
    kind: { type: String, required: true },
    email: { type: String, required: true },
    memberType: { type: String, required: true },
    role: { type: Number, required: true },
    state: { type: String, required: true },
    tokenHash: { type: String, required: true },
    inviterId: { type: String, required: true },
    acceptedById: { type: String, default: null },
    sentAt: { type: Number, required: true },
    expiresAt: { type: Number, required: true },
    answeredAt: { type: Number, default: null },
  },
  { collection: 'organizations.invitations', versionKey: false },
);
schema.index({ organizationId: 1, key: 1 }, { unique: true });
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ expiresAt: 1 });
schema.index({ email: 1, state: 1 });
schema.index({ inviterId: 1 });

export const invitationModel = (connection: Connection): Model<InvitationRecord> =>
  connection.model<InvitationRecord>('OrganizationInvitation', schema);
