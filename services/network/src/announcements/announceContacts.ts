import { userChannel } from '@meet/contracts/events';
import { refreshContacts, type Contact } from '@meet/network-contract';
import { toChunks } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { presentContacts } from '../presenters/presentContacts.ts';

/** Keeps one event small enough for a slow connection. */
const CONTACTS_PER_EVENT = 100;

/** Sends new and changed contacts to the owner's tabs and devices, and returns them as they were sent. */
export async function announceContacts(
  deps: Deps,
  ownerId: string,
  records: readonly ContactRecord[],
): Promise<Contact[]> {
  const announced: Contact[] = [];
  for (let from = 0; from < records.length; from += CONTACTS_PER_EVENT) {
    const contacts = await presentContacts(deps, ownerId, records.slice(from, from + CONTACTS_PER_EVENT));
    await publishContacts(deps, ownerId, contacts);
    announced.push(...contacts);
  }
  return announced;
}

/** Sends an owner contacts that are already presented, in events of bounded size. */
export async function publishInParts(deps: Deps, ownerId: string, contacts: readonly Contact[]): Promise<void> {
  for (const some of toChunks(contacts, CONTACTS_PER_EVENT)) await publishContacts(deps, ownerId, [...some]);
}

export function publishContacts(deps: Deps, ownerId: string, contacts: Contact[]): Promise<void> {
  return deps.publish(userChannel(ownerId), refreshContacts, {
    contacts,
    removedContactIds: [],
    refetchContacts: false,
  });
}

export function announceRemovedContact(deps: Deps, ownerId: string, contactId: string): Promise<void> {
  return deps.publish(userChannel(ownerId), refreshContacts, {
    contacts: [],
    removedContactIds: [contactId],
    refetchContacts: false,
  });
}
