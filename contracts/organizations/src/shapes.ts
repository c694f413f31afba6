import { number, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { memberType, standing } from './fields.ts';
import { GIVEN_PERMISSIONS, type GivenPermission, type OrganizationRole } from './roles.ts';

/** Somebody in an organization, as everyone there sees them. */
export const organizationMember = object({
  accountId: string().required(),
  email: string().required(),
  fullName: string().defined(),
  avatar: string().nullable().defined(),
  ...standing,
  joinedAt: timestamp(),
}).meta({ name: 'OrganizationMember' });
export type OrganizationMember = InferType<typeof organizationMember>;

const attributes = {
  organizationId: string().required(),
  organizationName: string().required(),
  maxLicenses: number().required(),
  /** Licences that members hold; never more than `maxLicenses`. */
  usedLicenses: number().required(),
  /** Rights of members who are admins by role unless they were changed for one of them. */
  adminPermission: string<GivenPermission>().oneOf(GIVEN_PERMISSIONS).required().meta({ name: 'GivenPermission' }),
  /** Grows by one with every change of the organization and its members, invitations apart. */
  version: number().integer().required(),
};

/** Attributes that are the same for everyone in an organization. */
export const organizationAttributes = object(attributes).meta({ name: 'OrganizationAttributes' });
export type OrganizationAttributes = InferType<typeof organizationAttributes>;

/** An organization with the standing that the caller, whose `accountId` it names, has there. */
export const ownOrganization = object({ ...attributes, accountId: string().required(), ...standing }).meta({
  name: 'Organization',
});
export type OwnOrganization = InferType<typeof ownOrganization>;

/** States of an invitation that is still visible: an accepted or revoked one is not. */
export const ORGANIZATION_INVITATION_STATES = ['invited', 'expired', 'declined'] as const;
export type OrganizationInvitationState = (typeof ORGANIZATION_INVITATION_STATES)[number];

const invited = {
  invitationId: string().required(),
  email: string().required(),
  member_type: memberType(),
  /** Role of the invited person; 3: the owner. */
  role: number<OrganizationRole>().oneOf([0, 1, 2, 3]).required(),
  state: string<OrganizationInvitationState>()
    .oneOf(ORGANIZATION_INVITATION_STATES)
    .required()
    .meta({ name: 'OrganizationInvitationState' }),
  sentAt: timestamp(),
  expiresAt: timestamp(),
};

/** An invitation as those see it who may invite. Whether its address has an account is not told. */
export const organizationInvitation = object({
  ...invited,
  /** Name of the person who sent it, else their address. */
  invitedBy: string().required(),
  answeredAt: timestamp().nullable(),
}).meta({ name: 'OrganizationInvitation' });
export type OrganizationInvitation = InferType<typeof organizationInvitation>;

/** An invitation as the invited see it. */
export const receivedInvitation = object({
  ...invited,
  organizationName: string().required(),
  inviterName: string().required(),
  inviterEmail: string().required(),
  inviterAvatar: string().nullable().defined(),
}).meta({ name: 'ReceivedOrganizationInvitation' });
export type ReceivedInvitation = InferType<typeof receivedInvitation>;
