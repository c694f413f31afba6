import type { GivenPermission, GivenRole, MemberType } from '@meet/organizations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Somebody in an organization; they came of their own will. */
export interface MemberRecord {
  accountId: string;
  /** In lower case; an account's address never changes. */
  email: string;
  /** Role of the owner once they hand the organization over. */
  role: GivenRole;
  permission: GivenPermission;
  memberType: MemberType;
  hasMembership: boolean;
  /** Unix milliseconds. */
  joinedAt: number;
}

/**
 * An organization is one record, with its members in it: one conditional write changes it, so that it has one owner, and
 * never more seats taken than there are, whatever happens at once. See changeOrganization.
 */
export interface OrganizationRecord {
  _id: string;
  organizationName: string;
  /** Always one of the members. */
  ownerId: string;
  maxLicenses: number;
  /** Rights of members who are admins by role. */
  adminPermission: GivenPermission;
  members: MemberRecord[];
  /** Grows by one with every change. */
  version: number;
  /** Unix milliseconds. */
  createdAt: number;
}

const member = new Schema<MemberRecord>(
  {
    accountId: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: Number, required: true },
    permission: { type: String, required: true },
    memberType: { type: String, required: true },
    hasMembership: { type: Boolean, required: true },
    joinedAt: { type: Number, required: true },
  },
  { _id: false },
);
const schema = new Schema<OrganizationRecord>(
  {
    _id: { type: String, required: true },
    organizationName: { type: String, required: true },
    ownerId: { type: String, required: true },
    maxLicenses: { type: Number, required: true },
    adminPermission: { type: String, required: true },
    members: { type: [member], required: true },
    version: { type: Number, required: true },
    createdAt: { type: Number, required: true },
  },
  { collection: 'organizations.organizations', versionKey: false },
);
// Nobody is in two organizations.
schema.index({ 'members.accountId': 1 }, { unique: true });

export const organizationModel = (connection: Connection): Model<OrganizationRecord> =>
  connection.model<OrganizationRecord>('Organization', schema);
