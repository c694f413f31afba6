import { number, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { memberType, standing } from './fields.ts';
import { GIVEN_PERMISSIONS, type GivenPermission, type OrganizationRole } from './roles.ts';

/** A member of an organization, as all its members see them. */
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
  /** Number of licences that members hold; never more than `maxLicenses`. */
  usedLicenses: number().required(),
  /** Default permission of members who are admins by role; it can be changed for single members. */
  adminPermission: string<GivenPermission>().oneOf(GIVEN_PERMISSIONS).required().meta({ name: 'GivenPermission' }),
  /** Version, which every change of the organization and its members increases by one. Invitations do not count. */
  version: number().integer().required(),
};

/** Attributes that are the same for all members of an organization. */
export const organizationAttributes = object(attributes).meta({ name: 'OrganizationAttributes' });
export type OrganizationAttributes = InferType<typeof organizationAttributes>;

/** An organization, with the caller's own account id and standing in it. */
export const ownOrganization = object({ ...attributes, accountId: string().required(), ...standing }).meta({
  name: 'Organization',
});
export type OwnOrganization = InferType<typeof ownOrganization>;

/** States of a visible invitation. An accepted or revoked one is no longer visible. */
export const ORGANIZATION_INVITATION_STATES = ['invited', 'expired', 'declined'] as const;
export type OrganizationInvitationState = (typeof ORGANIZATION_INVITATION_STATES)[number];

const invited = {
  invitationId: string().required(),
  email: string().required(),
  member_type: memberType(),
  /** Offered role. 3 is an offer of the ownership. */
  role: number<OrganizationRole>().oneOf([0, 1, 2, 3]).required(),
  state: string<OrganizationInvitationState>()
    .oneOf(ORGANIZATION_INVITATION_STATES)
    .required()
    .meta({ name: 'OrganizationInvitationState' }),
  sentAt: timestamp(),
  expiresAt: timestamp(),
};

/** An invitation as shown to members who may invite. It does not show whether its address has an account. */
export const organizationInvitation = object({
  ...invited,
  /** Name of the person who sent it, or their address if they have no name. */
  invitedBy: string().required(),
  answeredAt: timestamp().nullable(),
}).meta({ name: 'OrganizationInvitation' });
export type OrganizationInvitation = InferType<typeof organizationInvitation>;

/** An invitation as the invited person sees it. */
export const receivedInvitation = object({
  ...invited,
  organizationName: string().required(),
  inviterName: string().required(),
  inviterEmail: string().required(),
  inviterAvatar: string().nullable().defined(),
}).meta({ name: 'ReceivedOrganizationInvitation' });
export type ReceivedInvitation = InferType<typeof receivedInvitation>;
