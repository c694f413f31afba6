import type { AccountCaller } from '@meet/contracts';
import { getAccounts } from '@meet/accounts-contract';
import { getChatRoomForMeeting } from '@meet/chat-contract';
import {
  getStartMeetingConfiguration as getStartMeetingConfigurationCall,
  type MeetingPerson,
} from '@meet/meetings-contract';
import { getContactGroup, getOwnedContact, listOwnedContacts } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { findAlias } from '../policies/findAlias.ts';
import { listRoomOptions } from '../rooms/listRoomOptions.ts';

type Person = Pick<MeetingPerson, 'accountId' | 'contactId' | 'fullName' | 'email'>;

export const getStartMeetingConfiguration = defineOperation(
  getStartMeetingConfigurationCall,
  async (input, { deps, account }) => {
    const { contacts } = await deps.callAsService(listOwnedContacts, { accountId: account.accountId });
    const participants = await getParticipants(deps, account, input);
    const avatars = await findAvatars(deps, [...contacts, ...participants]);
    const present = (selected: boolean) => (person: Person) => ({
      accountId: person.accountId,
      contactId: person.contactId,
      fullName: person.fullName,
      email: person.email,
      avatar: avatars.get(person.accountId ?? '') ?? null,
      selected,
    });
    return {
      meetings: await listRoomOptions(deps, account),
      contacts: contacts.map(present(false)),
      participants: participants.filter(({ email }) => email !== account.email).map(present(true)),
      alias: await findAlias(deps, account.accountId),
    };
  },
);

/** Returns the people for whom the dialog was opened. */
async function getParticipants(
  { callAsService }: Deps,
  { accountId }: AccountCaller,
  { contactId, groupId, chatId }: { contactId?: string; groupId?: string; chatId?: string },
): Promise<Person[]> {
  if (contactId) return [(await callAsService(getOwnedContact, { accountId, contactId })).contact];
  if (groupId) return (await callAsService(getContactGroup, { accountId, groupId })).group.members;
  if (!chatId) return [];
  const { participants } = await callAsService(getChatRoomForMeeting, { accountId, chatId });
  return participants.map(({ fullName, email }) => ({ accountId: null, contactId: null, fullName, email }));
}

async function findAvatars({ callAsService }: Deps, people: readonly Person[]): Promise<Map<string, string>> {
  const accountIds = [...new Set(people.flatMap(({ accountId }) => accountId ?? []))];
  if (accountIds.length === 0) return new Map();
  const { accounts } = await callAsService(getAccounts, { accountIds: accountIds.slice(0, 2000) });
  return new Map(accounts.flatMap(({ accountId, avatar }) => (avatar ? [[accountId, avatar] as const] : [])));
}
