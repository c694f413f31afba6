import { array, boolean, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { contactShape, groupFactsShape, presenceShape, statusShape } from './shapes.ts';

/** On the user's channel: contacts that are new or changed, and those that are gone. */
export const refreshContacts = defineEvent('refreshContacts', {
  summary: 'Contacts of this account were added, changed or deleted.',
  payload: object({
    contacts: array(contactShape).required(),
    removedContactIds: array(string().required()).required(),
    /** True if the event does not hold the change: fetch again. */
    fetchContactsAnew: boolean().required(),
  }),
});

/** On the group's channel, and on the user's for somebody who has just come in. */
export const refreshContactGroups = defineEvent('refreshContactGroups', {
  summary: 'Contact groups are new, renamed, or have other members.',
  payload: object({ contactGroups: array(groupFactsShape).required() }),
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
  deleteGroup,
  presenceChanged,
  statusChanged,
] as const;
