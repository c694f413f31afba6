import { array, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { organizationAttributes, organizationMember } from './shapes.ts';

/** Published on the organization's channel, and also on the user's own channel of a new member. */
export const organizationChanged = defineEvent('organizationChanged', {
  summary:
    'An organization was made, renamed or handed over, has other licences, or members joined, left or changed: its attributes as they are now, and the members that differ.',
  payload: object({
    organization: organizationAttributes.required(),
    /** Members who joined or changed. */
    changedMembers: array(organizationMember.required()).required(),
    /** Accounts that left the organization. */
    removedAccountIds: array(string().required()).required(),
  }),
});

/**
 * Published on the organization's channel when it is deleted, and on the user's own channel when a member leaves or is
 * removed.
 */
export const organizationGone = defineEvent('organizationGone', {
  summary: 'An organization is gone for those who hear this.',
  payload: object({ goneOrganizationId: string().required(), goneVersion: number().integer().required() }),
});

/** Published on the own channels of the members who may invite. */
export const organizationInvitationsChanged = defineEvent('organizationInvitationsChanged', {
  summary: 'Invitations of the organization were sent, answered or withdrawn: fetch them again.',
  payload: object({ organizationId: string().required() }),
});

/** Published on the own channels of accounts with the invited address. */
export const receivedInvitationsChanged = defineEvent('receivedInvitationsChanged', {
  summary: 'The account was invited into an organization, or such an invitation stands otherwise: fetch them again.',
  payload: object({ invitationId: string().required() }),
});

/** Published on the internal channel, because people who share the organization see more of each other. */
export const organizationMatesChanged = defineEvent('organizationMatesChanged', {
  summary: 'An account came into an organization, or went: these see it, and are seen by it, differently.',
  payload: object({ accountId: string().required(), mateIds: array(string().required()).required() }),
});

/** Events that the gateway delivers to clients. */
export const organizationsEvents = [
  organizationChanged,
  organizationGone,
  organizationInvitationsChanged,
  receivedInvitationsChanged,
] as const;
