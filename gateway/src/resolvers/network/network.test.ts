import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { runResolver } from '../../testing/runResolver.ts';
import { networkResolvers } from './index.ts';

const { Query, Mutation } = networkResolvers;
const contact = { contactId: 'c1' };
const group = { groupId: 'g1' };

describe('network queries', () => {
  it.each([
    ['contacts', {}, 'get-contacts', { contacts: [contact] }, [contact]],
    ['contactGroups', {}, 'get-contacts-groups', { groups: [group] }, [group]],
    ['ownStatus', {}, 'get-own-status', { status: null }, null],
    ['frequentUsers', {}, 'get-frequent-users', { frequentUsers: [contact] }, [contact]],
    ['onlineContacts', { timezone: 'UTC' }, 'get-online-contacts', { contactsStatus: [] }, []],
  ] as const)('%s asks one call', async (name, args, path, answer, expected) => {
    const { result, calls } = await runResolver(Query[name], args, answer);
    expect(result).toEqual(expected);
    expect(calls.map((call) => call.path)).toEqual([path]);
  });
});

describe('network mutations', () => {
  const input = { contactId: 'c1', groupId: 'g1', status: 'Away', operation: 0 };

  it.each([
    ['addContact', 'add-contact', 'ContactSuccess'],
    ['editContact', 'edit-contact', 'ContactSuccess'],
    ['deleteContact', 'delete-contact', 'DeleteContactSuccess'],
    ['togglePinContact', 'toggle-pin-contact', 'TogglePinContactSuccess'],
    ['addRemoveContactFromMyTeam', 'add-remove-contact-from-my-team', 'MarkContactSuccess'],
    ['addRemoveContactToMyPartners', 'add-remove-contact-to-my-partners', 'MarkContactSuccess'],
    ['insertContacts', 'insert-contacts', 'InsertContactsSuccess'],
    ['createContactsGroups', 'create-contacts-groups', 'ContactGroupSuccess'],
    ['addMembersToGroup', 'add-members-to-group', 'ContactGroupSuccess'],
    ['removeMemberFromGroup', 'remove-member-from-group', 'ContactGroupSuccess'],
    ['editContactsGroupName', 'edit-contacts-group-name', 'ContactGroupSuccess'],
    ['leaveContactsGroup', 'leave-contacts-group', 'LeaveContactsGroupSuccess'],
    ['deleteContactsGroup', 'delete-contacts-group', 'LeaveContactsGroupSuccess'],
    ['updateStatus', 'update-status', 'UpdateStatusSuccess'],
  ] as const)('%s makes one call and answers its success or its refusal', async (name, path, typename) => {
    const { result, calls } = await runResolver(Mutation[name], { input }, {});
    expect(result).toMatchObject({ __typename: typename });
    expect(calls.map((call) => call.path)).toEqual([path]);
    const refused = await runResolver(Mutation[name], { input }, new ServiceError(networkErrors.GROUP_NOT_FOUND));
    expect(refused.result).toMatchObject({ __typename: 'Failure', code: 'GROUP_NOT_FOUND' });
  });
});
