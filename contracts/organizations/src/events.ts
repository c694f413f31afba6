import { array, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { organizationAttributes, organizationMember } from './shapes.ts';

/** Published on the organization's channel, and also on the user's own channel of a new member. */
export const organizationChanged = defineEvent('organizationChanged', {
  summary:
    'An organization was created, renamed or handed over, has other licences, or members joined, left or changed: the event holds its present attributes, and the members that differ.',
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
  summary: 'An organization is gone for the accounts that receive this event.',
  payload: object({ goneOrganizationId: string().required(), goneVersion: number().integer().required() }),
});

/** Published on the own channels of the members who may invite. */
export const organizationInvitationsChanged = defineEvent('organizationInvitationsChanged', {
  summary: 'Invitations of the organization were sent, answered or withdrawn: fetch them again.',
  payload: object({ organizationId: string().required() }),
});

/** Published on the own channels of accounts with the invited address. */
export const receivedInvitationsChanged = defineEvent('receivedInvitationsChanged', {
  summary: 'The account was invited into an organization, or such an invitation changed its state: fetch them again.',
  payload: object({ invitationId: string().required() }),
});

/** Published on the internal channel, because people who share the organization see more of each other. */
export const organizationMatesChanged = defineEvent('organizationMatesChanged', {
  summary: 'An account joined or left an organization. The named accounts see it, and it sees them, differently.',
  payload: object({ accountId: string().required(), mateIds: array(string().required()).required() }),
});

/** Events that the gateway delivers to clients. */
export const organizationsEvents = [
  organizationChanged,
  organizationGone,
  organizationInvitationsChanged,
  receivedInvitationsChanged,
] as const;
