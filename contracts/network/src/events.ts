import { array, boolean, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { contactShape, groupAttributesShape, groupMemberShape, presenceShape, statusShape } from './shapes.ts';

/** Published on the user's channel, with the contacts that were added, changed or deleted. */
export const refreshContacts = defineEvent('refreshContacts', {
  summary: 'Contacts of this account were added, changed or deleted.',
  payload: object({
    contacts: array(contactShape).required(),
    removedContactIds: array(string().required()).required(),
    /** True if the event does not hold the change, so that the page must fetch the contacts again. */
    refetchContacts: boolean().required(),
  }),
});

/** Published on the user's channel of each new member, unless many people join a large group at once. */
export const refreshContactGroups = defineEvent('refreshContactGroups', {
  summary: 'Contact groups are new to this account.',
  payload: object({ contactGroups: array(groupAttributesShape).required() }),
});

/**
 * Published on the group's channel. It holds only the change, so that it applies to the group's previous version and to
 * no other. If many people join a large group at once, it is also published on the channel of each of them, without
 * members. An account that does not know the group requests it.
 */
export const contactGroupChanged = defineEvent('contactGroupChanged', {
  summary: 'A contact group was renamed, or members were added, changed or removed.',
  payload: object({
    groupId: string().required(),
    groupName: string().required(),
    version: number().integer().required(),
    /** Members who were added or changed; new ones come last. */
    members: array(groupMemberShape).required(),
    removedContactIds: array(string().required()).required(),
  }),
});

/**
 * Published on the group's channel when the group is deleted, and on the user's channel when a member leaves or is
 * removed.
 */
export const deleteGroup = defineEvent('deleteGroup', {
  summary: 'A contact group is gone for the accounts that receive this event.',
  payload: object({ deletedGroupId: string().required() }),
});

/** Published on the channels of everyone who has the person as a contact, and of the groups that they share. */
export const presenceChanged = defineEvent('presenceChanged', {
  summary: 'A person came online, went offline or changed status.',
  payload: object({ presence: presenceShape }),
});

/** Published on the user's own channel, so that their other tabs and devices show the same status. */
export const statusChanged = defineEvent('statusChanged', {
  summary: 'The own status changed.',
  payload: object({ ownStatus: statusShape }),
});

/** Events that the gateway delivers to clients. */
export const networkEvents = [
  refreshContacts,
  refreshContactGroups,
  contactGroupChanged,
  deleteGroup,
  presenceChanged,
  statusChanged,
] as const;
