export { networkErrors } from './errors.ts';
export {
  refreshContacts,
  contactGroupChanged,
  refreshContactGroups,
  deleteGroup,
  presenceChanged,
  statusChanged,
  networkEvents,
} from './events.ts';
export { contactEmail, contactName, groupName, statusText } from './fields.ts';
export { GROUP_ADMIN_CONTACT_ID, GROUP_ROLES } from './GroupRole.ts';
export type { GroupRole } from './GroupRole.ts';
export { PRESET_STATUSES, QUIET_STATUSES, STATUSES, STATUS_MAX_SECONDS, isPresetStatus } from './statuses.ts';
export type { StatusName } from './statuses.ts';
export type { Contact, Group, GroupFacts, GroupMember, Presence, Status } from './types.ts';

export { getContacts, NEWLY_ADDED_SECONDS } from './getContacts.ts';
export { addContact } from './addContact.ts';
export { editContact } from './editContact.ts';
export { deleteContact } from './deleteContact.ts';
export { insertContacts } from './insertContacts.ts';
export { togglePinContact } from './togglePinContact.ts';
export { addRemoveContactFromMyTeam } from './addRemoveContactFromMyTeam.ts';
export { addRemoveContactToMyPartners } from './addRemoveContactToMyPartners.ts';
export { getFrequentUsers } from './getFrequentUsers.ts';
export { getContactsWithAccount } from './getContactsWithAccount.ts';
export { sendContactsRefreshNotification } from './sendContactsRefreshNotification.ts';

export { getContactsGroups } from './getContactsGroups.ts';
export { createContactsGroups, GROUP_MEMBERS_MAX } from './createContactsGroups.ts';
export { addMembersToGroup } from './addMembersToGroup.ts';
export { removeMemberFromGroup } from './removeMemberFromGroup.ts';
export { editContactsGroupName } from './editContactsGroupName.ts';
export { leaveContactsGroup } from './leaveContactsGroup.ts';
export { deleteContactsGroup } from './deleteContactsGroup.ts';

export { pingOnlineContacts, PING_LEASE_SECONDS } from './pingOnlineContacts.ts';
export { getOwnStatus } from './getOwnStatus.ts';
export { updateStatus } from './updateStatus.ts';
export { getOnlineContacts } from './getOnlineContacts.ts';

export { openPresenceLeases } from './openPresenceLeases.ts';
export { renewPresenceLeases } from './renewPresenceLeases.ts';
export { closePresenceLeases } from './closePresenceLeases.ts';
export { PRESENCE_LEASES_MAX, PRESENCE_LEASE_SECONDS, PRESENCE_RENEW_SECONDS } from './presenceLeases.ts';
export { getPresencesOf } from './getPresencesOf.ts';
export { findAbsent } from './findAbsent.ts';
export { setMeetingPresence } from './setMeetingPresence.ts';
export { listNetworkChannels } from './listNetworkChannels.ts';
export { listContactsOf } from './listContactsOf.ts';
export { findContactsOf } from './findContactsOf.ts';
export { getContactOf } from './getContactOf.ts';
export { findAcquaintances } from './findAcquaintances.ts';
export { askedAbout, findAcquaintancesAmong } from './findAcquaintancesAmong.ts';
export { findKnownAddresses } from './findKnownAddresses.ts';
export { findKnownAddressesAmong } from './findKnownAddressesAmong.ts';
export type { AddressHolder } from './findKnownAddressesAmong.ts';
export { getContactGroup } from './getContactGroup.ts';
export { getContactGroupsOf, GROUPS_ASKED_MAX } from './getContactGroupsOf.ts';
export { listOwnedGroups } from './listOwnedGroups.ts';
export { joinContactGroup } from './joinContactGroup.ts';
export { checkGroupModerator } from './checkGroupModerator.ts';
export { checkOwnedGroupMember } from './checkOwnedGroupMember.ts';
export { connectAccounts } from './connectAccounts.ts';
export { createGroupOf } from './createGroupOf.ts';
export { countContactUse } from './countContactUse.ts';
export { isShownOnline, presenceMarkOf } from './presenceMark.ts';
export { pagesOfImport, prepareImport } from './prepareImport.ts';
export type { ImportOwner, ImportRow, PreparedContact } from './prepareImport.ts';
export {
  CONTACTS_IMPORT_PAGE,
  CONTACTS_REFRESH_MS,
  IMPORT_NAME_MAX,
  IMPORT_ROW_TEXT_MAX,
  STATUS_TEXT_MAX,
} from './limits.ts';
