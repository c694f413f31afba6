import { number, object, string, type InferType } from 'yup';
import { bit, timestamp } from '@meet/contracts';

/** States of an invitation. Only an `invited` one can be accepted. */
export const INVITATION_STATES = ['invited', 'accepted', 'declined', 'expired', 'revoked'] as const;

export type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationState = () =>
  string()
    .oneOf([...INVITATION_STATES])
    .required();

/** The organization that an invitation leads into, and as what. */
export const invitationOrganization = {
  /** Null without an organization. */
  organizationName: string().nullable().defined(),
  /** 0 member, 1 billing, 2 admin, 3 owner. */
  organizationRole: number().oneOf([0, 1, 2, 3]).nullable().defined(),
};

/** An invitation as its sender sees it; times in unix milliseconds. */
export const sentInvitation = object({
  invitationId: string().required(),
  name: string().required(),
  email: string().required(),
  /** Null without a group, or when the group is gone. */
  groupName: string().nullable().defined(),
  groupRole: bit().nullable().defined(),
  ...invitationOrganization,
  state: invitationState(),
  sentAt: timestamp(),
  expiresAt: timestamp(),
  answeredAt: timestamp().nullable(),
}).meta({ name: 'SentInvitation' });

export type SentInvitation = InferType<typeof sentInvitation>;
