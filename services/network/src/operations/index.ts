import type { Operation } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { addContact } from './addContact.ts';
import { addMembersToGroup } from './addMembersToGroup.ts';
import { connectAccounts } from './connectAccounts.ts';
import { countContactUse } from './countContactUse.ts';
import { createContactsGroups } from './createContactsGroups.ts';
import { createGroupWith } from './createGroupWith.ts';
import { deleteContact } from './deleteContact.ts';
import { deleteContactsGroup } from './deleteContactsGroup.ts';
import { editContact } from './editContact.ts';
import { editContactsGroupName } from './editContactsGroupName.ts';
import { eraseAccountFromNetwork } from './eraseAccountFromNetwork.ts';
import { findAbsent } from './findAbsent.ts';
import { findAcquaintances } from './findAcquaintances.ts';
import { findOwnedContacts } from './findOwnedContacts.ts';
import { findKnownAddresses } from './findKnownAddresses.ts';
import { getContactGroup } from './getContactGroup.ts';
import { getOwnedGroups } from './getOwnedGroups.ts';
import { getContacts } from './getContacts.ts';
import { getContactsGroups } from './getContactsGroups.ts';
import { getContactsWithAccount } from './getContactsWithAccount.ts';
import { getFrequentUsers } from './getFrequentUsers.ts';
import { getNetworkChanges } from './getNetworkChanges.ts';
import { getOnlineContacts } from './getOnlineContacts.ts';
import { getPresences } from './getPresences.ts';
import { getOwnStatus } from './getOwnStatus.ts';
import { checkGroupModerator } from './checkGroupModerator.ts';
import { checkOwnedGroupMember } from './checkOwnedGroupMember.ts';
import { joinContactGroup } from './joinContactGroup.ts';
import { insertContacts } from './insertContacts.ts';
import { leaveContactsGroup } from './leaveContactsGroup.ts';
import { getOwnedContact } from './getOwnedContact.ts';
import { listOwnedContacts } from './listOwnedContacts.ts';
import { listNetworkChannels } from './listNetworkChannels.ts';
import { listOwnedGroups } from './listOwnedGroups.ts';
import { addRemoveContactFromMyTeam } from './addRemoveContactFromMyTeam.ts';
import { addRemoveContactToMyPartners } from './addRemoveContactToMyPartners.ts';
import { pingOnlineContacts } from './pingOnlineContacts.ts';
import { closePresenceLeases } from './closePresenceLeases.ts';
import { openPresenceLeases } from './openPresenceLeases.ts';
import { renewPresenceLeases } from './renewPresenceLeases.ts';
import { removeMemberFromGroup } from './removeMemberFromGroup.ts';
import { sendContactsRefreshNotification } from './sendContactsRefreshNotification.ts';
import { setMeetingPresence } from './setMeetingPresence.ts';
import { resendFollowUps } from './resendFollowUps.ts';
import { togglePinContact } from './togglePinContact.ts';
import { updateStatus } from './updateStatus.ts';

export const operations: readonly Operation<Deps>[] = [
  eraseAccountFromNetwork,
  getContacts,
  addContact,
  editContact,
  deleteContact,
  insertContacts,
  resendFollowUps,
  togglePinContact,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  getFrequentUsers,
  getContactsWithAccount,
  sendContactsRefreshNotification,

  getContactsGroups,
  createContactsGroups,
  addMembersToGroup,
  removeMemberFromGroup,
  editContactsGroupName,
  leaveContactsGroup,
  deleteContactsGroup,

  pingOnlineContacts,
  getOwnStatus,
  updateStatus,
  getNetworkChanges,
  getOnlineContacts,

  openPresenceLeases,
  renewPresenceLeases,
  closePresenceLeases,
  findAbsent,
  setMeetingPresence,
  getPresences,
  listNetworkChannels,
  listOwnedContacts,
  findOwnedContacts,
  getOwnedContact,
  getContactGroup,
  getOwnedGroups,
  listOwnedGroups,
  joinContactGroup,
  checkGroupModerator,
  checkOwnedGroupMember,
  createGroupWith,
  connectAccounts,
  countContactUse,
  findAcquaintances,
  findKnownAddresses,
];
