import type { GivenPermission, GivenRole, MemberType } from '@meet/organizations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** A member of an organization, who joined by their own choice. */
export interface MemberRecord {
  accountId: string;
  /** In lower case; an account's address never changes. */
  email: string;
  /** The owner's value is their role after they hand the organization over. */
  role: GivenRole;
  permission: GivenPermission;
  memberType: MemberType;
  hasMembership: boolean;
  /** Unix milliseconds. */
  joinedAt: number;
}

/**
 * An organization is one record that contains its members, so that one conditional write can change it. So even
 * concurrent changes leave one owner, and never more licences in use than exist. See changeOrganization.
 */
export interface OrganizationRecord {
  _id: string;
  organizationName: string;
  /** Always one of the members. */
  ownerId: string;
  maxLicenses: number;
  /** Permission of members with the role admin. */
  adminPermission: GivenPermission;
  members: MemberRecord[];
  /** Increases by one with every change. */
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
// An account is in one organization at most.
schema.index({ 'members.accountId': 1 }, { unique: true });

export const organizationModel = (connection: Connection): Model<OrganizationRecord> =>
  connection.model<OrganizationRecord>('Organization', schema);
