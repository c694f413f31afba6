import type { GroupRole } from '@meet/network-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** One member of a group. The group's owner has no such record. */
export interface MemberRecord {
  _id: string;
  groupId: string;
  /** Id of the person among the owner's contacts when added. It remains when that contact is deleted. */
  contactId: string;
  /** In lower case. */
  email: string;
  /** The name that the owner gave; shown while the person has no account or is pending. */
  fullName: string;
  accountId: string | null;
  /**
   * True while the person was only added by a stranger. Until they add the owner as a contact, they are shown as an
   * address without an account.
   */
  isPending?: boolean;
  /** True, with `accountId` null, after a pending person left. The address remains, as it would without an account. */
  hasDeclined?: boolean;
  role: GroupRole;
  /** Unix milliseconds. Members are listed in this order. */
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
