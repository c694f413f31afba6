import type { HostApi } from '@meet/remote-kit';
import { deleteGroup, refreshContactGroups, refreshContacts } from '@meet/network-contract';
import { AddContactDocument } from './addContact.generated.ts';
import { AddMembersToGroupDocument } from './addMembersToGroup.generated.ts';
import { AddRemoveContactFromMyTeamDocument } from './addRemoveContactFromMyTeam.generated.ts';
import { AddRemoveContactToMyPartnersDocument } from './addRemoveContactToMyPartners.generated.ts';
import { CreateContactsGroupsDocument } from './createContactsGroups.generated.ts';
import type { NetworkStore } from './createNetworkStore.ts';
import { DeleteContactDocument } from './deleteContact.generated.ts';
import { DeleteContactsGroupDocument } from './deleteContactsGroup.generated.ts';
import { EditContactDocument } from './editContact.generated.ts';
import { EditContactsGroupNameDocument } from './editContactsGroupName.generated.ts';
import { LeaveContactsGroupDocument } from './leaveContactsGroup.generated.ts';
import { mutate } from './mutate.ts';
import type { Contact, SentContact, SentGroup } from './NetworkState.ts';
import { RemoveMemberFromGroupDocument } from './removeMemberFromGroup.generated.ts';
import { TogglePinContactDocument } from './togglePinContact.generated.ts';

type Chosen = Pick<Contact, 'contactId' | 'email'>;

/** What a person does to the network. Each resolves once stored and shown, and throws CallFailure when refused. */
export interface NetworkActions {
  addContact(contactEmail: string, contactName: string): Promise<void>;
  editContact(contactId: string, contactName: string): Promise<void>;
  deleteContact(contactId: string): Promise<void>;
  togglePin(contactId: string): Promise<void>;
  markTeam(contact: Contact): Promise<void>;
  markPartner(contact: Contact): Promise<void>;
  createGroup(groupName: string, contacts: readonly Chosen[]): Promise<void>;
  addMembers(groupId: string, contacts: readonly Chosen[]): Promise<void>;
  removeMember(groupId: string, contactId: string): Promise<void>;
  renameGroup(groupId: string, groupName: string): Promise<void>;
  leaveGroup(groupId: string): Promise<void>;
  deleteGroup(groupId: string): Promise<void>;
}

export function createNetworkActions(
  { apollo }: Pick<HostApi, 'apollo'>,
  { apply }: Pick<NetworkStore, 'apply'>,
): NetworkActions {
  const showContacts = (contacts: readonly SentContact[], removedContactIds: readonly string[] = []) =>
    apply({ type: refreshContacts.type, payload: { contacts, removedContactIds } });
  const showGroup = (group: SentGroup) =>
    apply({ type: refreshContactGroups.type, payload: { contactGroups: [group] } });
  const hideGroup = (groupId: string) => apply({ type: deleteGroup.type, payload: { deletedGroupId: groupId } });
  const chosen = (contacts: readonly Chosen[]) => contacts.map(({ contactId, email }) => ({ contactId, email }));
  /** 0 adds the mark, 1 takes it away. */
  const operation = (flag: number) => (flag === 0 ? 0 : 1);

  return {
    async addContact(contactEmail, contactName) {
      const { contact } = await mutate(apollo, AddContactDocument, { contactEmail, contactName });
      showContacts([contact]);
    },
    async editContact(contactId, contactName) {
      const { contact } = await mutate(apollo, EditContactDocument, { contactId, contactName });
      showContacts([contact]);
    },
    async deleteContact(contactId) {
      await mutate(apollo, DeleteContactDocument, { contactId });
      showContacts([], [contactId]);
    },
    async togglePin(contactId) {
      await mutate(apollo, TogglePinContactDocument, { contactId });
    },
    async markTeam({ contactId, isInMyTeam }) {
      await mutate(apollo, AddRemoveContactFromMyTeamDocument, { contactId, operation: operation(isInMyTeam) });
    },
    async markPartner({ contactId, isPartner }) {
      await mutate(apollo, AddRemoveContactToMyPartnersDocument, { contactId, operation: operation(isPartner) });
    },
    async createGroup(groupName, contacts) {
      const input = { groupName, contactsInNewGroup: chosen(contacts) };
      showGroup((await mutate(apollo, CreateContactsGroupsDocument, input)).group);
    },
    async addMembers(groupId, contacts) {
      const input = { groupId, contactsInGroup: chosen(contacts) };
      showGroup((await mutate(apollo, AddMembersToGroupDocument, input)).group);
    },
    async removeMember(groupId, contactId) {
      showGroup((await mutate(apollo, RemoveMemberFromGroupDocument, { groupId, contactId })).group);
    },
    async renameGroup(groupId, groupName) {
      showGroup((await mutate(apollo, EditContactsGroupNameDocument, { groupId, groupName })).group);
    },
    async leaveGroup(groupId) {
      await mutate(apollo, LeaveContactsGroupDocument, { groupId });
      hideGroup(groupId);
    },
    async deleteGroup(groupId) {
      await mutate(apollo, DeleteContactsGroupDocument, { groupId });
      hideGroup(groupId);
    },
  };
}
