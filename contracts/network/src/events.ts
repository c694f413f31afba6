import { array, boolean, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { contactShape, groupAttributesShape, groupMemberShape, presenceShape, statusShape } from './shapes.ts';

/** On the user's channel: contacts that are new or changed, and those that are gone. */
export const refreshContacts = defineEvent('refreshContacts', {
  summary: 'Contacts of this account were added, changed or deleted.',
  payload: object({
    contacts: array(contactShape).required(),
    removedContactIds: array(string().required()).required(),
    /** True if the event does not hold the change: fetch again. */
    refetchContacts: boolean().required(),
  }),
});

/** On the user's channel of everyone who has just come in. */
export const refreshContactGroups = defineEvent('refreshContactGroups', {
  summary: 'Contact groups are new to this account.',
  payload: object({ contactGroups: array(groupAttributesShape).required() }),
});

/** On the group's channel. Holds what changed alone: it applies to the group's version before it, and to no other. */
export const contactGroupChanged = defineEvent('contactGroupChanged', {
  summary: 'A contact group was renamed, or some of its members are new, changed or gone.',
  payload: object({
    groupId: string().required(),
    groupName: string().required(),
    version: number().integer().required(),
    /** Members who are new or changed; the new ones stand last. */
    members: array(groupMemberShape).required(),
    removedContactIds: array(string().required()).required(),
  }),
});

/** On the group's channel when it is deleted, on the user's for somebody who left or was removed. */
export const deleteGroup = defineEvent('deleteGroup', {
  summary: 'A contact group is gone for those who hear this.',
  payload: object({ deletedGroupId: string().required() }),
});

/** On the channels of those who have the person as a contact, and of the groups they share. */
export const presenceChanged = defineEvent('presenceChanged', {
  summary: 'A person came online, went offline or changed status.',
  payload: object({ presence: presenceShape }),
});

/** On the user's own channel: their other tabs and devices follow. */
export const statusChanged = defineEvent('statusChanged', {
  summary: 'The own status changed.',
  payload: object({ ownStatus: statusShape }),
});

/** Events that reach clients. */
export const networkEvents = [
  refreshContacts,
  refreshContactGroups,
  contactGroupChanged,
  deleteGroup,
  presenceChanged,
  statusChanged,
] as const;
