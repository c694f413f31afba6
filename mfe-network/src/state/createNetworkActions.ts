import {
  addContact,
  addMembersToGroup,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  createContactsGroups,
  deleteContact,
  deleteContactsGroup,
  editContact,
  editContactsGroupName,
  leaveContactsGroup,
  removeMemberFromGroup,
  togglePinContact,
} from '@meet/network-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import { deleteGroup, refreshContactGroups, refreshContacts } from '@meet/network-contract';
import type { NetworkStore, Contact, SentContact, SentGroup } from '@meet/remote-kit/network';

type Chosen = Pick<Contact, 'contactId' | 'email'>;

/** Actions of a person on the network. Each resolves once stored and shown, and throws CallFailure when refused. */
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
  { api }: Pick<HostApi, 'api'>,
  { apply }: Pick<NetworkStore, 'apply'>,
): NetworkActions {
  const showContacts = (contacts: readonly SentContact[], removedContactIds: readonly string[] = []) =>
    apply({ type: refreshContacts.type, payload: { contacts, removedContactIds } });
  const showGroup = (group: SentGroup) =>
    apply({ type: refreshContactGroups.type, payload: { contactGroups: [group] } });
  const hideGroup = (groupId: string) => apply({ type: deleteGroup.type, payload: { deletedGroupId: groupId } });
  const chosen = (contacts: readonly Chosen[]) => contacts.map(({ contactId, email }) => ({ contactId, email }));
  /** 0 adds the mark, 1 removes it. */
  const operation = (flag: number) => (flag === 0 ? 0 : 1);

  return {
    async addContact(contactEmail, contactName) {
      const { contact } = await api.execute(addContact, { contactEmail, contactName });
      showContacts([contact]);
    },
    async editContact(contactId, contactName) {
      const { contact } = await api.execute(editContact, { contactId, contactName });
      showContacts([contact]);
    },
    async deleteContact(contactId) {
      await api.execute(deleteContact, { contactId });
      showContacts([], [contactId]);
    },
    async togglePin(contactId) {
      await api.execute(togglePinContact, { contactId });
    },
    async markTeam({ contactId, isInMyTeam }) {
      await api.execute(addRemoveContactFromMyTeam, { contactId, operation: operation(isInMyTeam) });
    },
    async markPartner({ contactId, isPartner }) {
      await api.execute(addRemoveContactToMyPartners, { contactId, operation: operation(isPartner) });
    },
    async createGroup(groupName, contacts) {
      const input = { groupName, contactsInNewGroup: chosen(contacts) };
      showGroup((await api.execute(createContactsGroups, input)).group);
    },
    async addMembers(groupId, contacts) {
      const input = { groupId, contactsInGroup: chosen(contacts) };
      showGroup((await api.execute(addMembersToGroup, input)).group);
    },
    async removeMember(groupId, contactId) {
      showGroup((await api.execute(removeMemberFromGroup, { groupId, contactId })).group);
    },
    async renameGroup(groupId, groupName) {
      showGroup((await api.execute(editContactsGroupName, { groupId, groupName })).group);
    },
    async leaveGroup(groupId) {
      await api.execute(leaveContactsGroup, { groupId });
      hideGroup(groupId);
    },
    async deleteGroup(groupId) {
      await api.execute(deleteContactsGroup, { groupId });
      hideGroup(groupId);
    },
  };
}
