export * from './GroupRole.ts';
export * from './acquaintances.ts';
export * from './capabilities.ts';
export * from './contactLookups.ts';
export * from './changes.ts';
export * from './groupSlices.ts';
export {
  NEWLY_ADDED_SECONDS,
  addContact,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  deleteContact,
  editContact,
  getContacts,
  getContactsWithAccount,
  getFrequentUsers,
  sendContactsRefreshNotification,
  togglePinContact,
} from './contacts.ts';
export * from './contactsImport.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export { contactEmail, contactName, groupName, statusText } from './fields.ts';
export * from './followUps.ts';
export * from './groupMembers.ts';
export {
  GROUPS_REQUESTED_MAX,
  GROUP_MEMBERS_MAX,
  createContactsGroups,
  createGroupWith,
  deleteContactsGroup,
  editContactsGroupName,
  getContactGroup,
  getOwnedGroups,
  getContactsGroups,
  listOwnedGroups,
} from './groups.ts';
export {
  CONTACTS_IMPORT_PAGE,
  CONTACTS_REFRESH_MS,
  IMPORT_FILE_BYTES,
  IMPORT_NAME_MAX,
  IMPORT_ROW_TEXT_MAX,
  STATUS_TEXT_MAX,
} from './limits.ts';
export * from './presence.ts';
export type { Contact, Group, GroupAttributes, GroupMember, Presence, Status } from './shapes.ts';
export * from './statuses.ts';
