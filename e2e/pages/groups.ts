import { addContact, createContactsGroups } from '@meet/network-contract';
import type { APIRequestContext } from '@playwright/test';
import { post, type Account } from '../fixtures/api.ts';

/** Adds a person to new groups of the owner, as the group dialog does. */
export async function putIntoGroup(request: APIRequestContext, owner: Account, member: Account, groupNames: string[]) {
  const { email, fullName } = member;
  const { contact } = await post(request, addContact, { contactEmail: email, contactName: fullName }, owner.token);
  for (const groupName of groupNames) {
    const contactsInNewGroup = [{ contactId: contact.contactId, email }];
    await post(request, createContactsGroups, { groupName, contactsInNewGroup }, owner.token);
  }
}
