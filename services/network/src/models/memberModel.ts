import type { GroupRole } from '@meet/network-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Somebody in a group. The group's owner is none of its records. */
export interface MemberRecord {
  _id: string;
  groupId: string;
  /** The id that the person had among the owner's contacts when added; it stays when that contact is deleted. */
  contactId: string;
  /** Lower case. */
  email: string;
  /** As the owner wrote it; shown while the person has no account, or is pending. */
  fullName: string;
  accountId: string | null;
  /**
   * Set while the person was only put into the group by somebody who is none of their contacts: until they add the
   * owner, they are shown as an address without an account.
   */
  isPending?: boolean;
  /** Set with `accountId` null when a pending person left: what stays is the address, as it would without an account. */
  hasDeclined?: boolean;
  role: GroupRole;
  /** Unix milliseconds: members stand in the order in which they came. */
  addedAt: number;
}

const schema = new Schema<MemberRecord>(
  {
    _id: { type: String, required: true },
    groupId: { type: String, required: true },
    contactId: { type: String, required: true },
    email: { type: String, required: true },
    fullName: { type: String, required: true },
    accountId: { type: String, default: null },
    isPending: Boolean,
    hasDeclined: Boolean,
    role: { type: Number, default: 0 },
    addedAt: { type: Number, required: true },
  },
  { collection: 'network.groupmembers', versionKey: false },
);
schema.index({ groupId: 1, email: 1 }, { unique: true });
schema.index({ groupId: 1, contactId: 1 }, { unique: true });
schema.index({ accountId: 1 });
schema.index({ email: 1, accountId: 1 });

export const memberModel = (connection: Connection): Model<MemberRecord> =>
  connection.model<MemberRecord>('NetworkGroupMember', schema);
