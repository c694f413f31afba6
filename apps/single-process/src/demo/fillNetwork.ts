import {
  addContact,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  createContactsGroups,
  getContacts,
  getContactsGroups,
  togglePinContact,
  updateStatus,
} from '@meet/network-contract';
import { getBeginning } from './moments.ts';
import type { DemoServices } from './openDemoServices.ts';
import {
  ACQUAINTANCES,
  CLIENT,
  DEMO_HOST,
  toEmail,
  GROUPS,
  MY_TEAM,
  PARTNERS,
  PINNED,
  STATUSES,
  TEAM,
} from './team.ts';

const HOUR_SECONDS = 3_600;

/** Fills contacts, groups and statuses. */
export async function fillNetwork(services: DemoServices): Promise<void> {
  services.goTo(getBeginning(services.now));
  const others = TEAM.map(({ id }) => id).filter((id) => id !== DEMO_HOST);
  await addContacts(services, DEMO_HOST, others);
  for (const id of others) await addContacts(services, id, [DEMO_HOST]);
  for (const [id, known] of ACQUAINTANCES) {
    await addContacts(services, id, known);
    for (const other of known) await addContacts(services, other, [id]);
  }
  await addClient(services);
  await markContacts(services);
  for (const group of GROUPS) await addGroup(services, group);
  services.goTo(services.now);
  for (const status of STATUSES) await setStatus(services, status);
}

/** Returns the contacts of a person by the local part of their address. */
async function listContacts(services: DemoServices, id: string) {
  const { contacts } = await services.as(toEmail(id), getContacts, {});
  return new Map(contacts.map((contact) => [contact.email.split('@')[0]!, contact]));
}

async function addContacts(services: DemoServices, owner: string, ids: readonly string[]): Promise<void> {
  const present = await listContacts(services, owner);
  for (const { id, fullName } of TEAM) {
    if (!ids.includes(id) || present.has(id)) continue;
    await services.as(toEmail(owner), addContact, { contactEmail: toEmail(id), contactName: fullName });
  }
}

async function addClient(services: DemoServices): Promise<void> {
  const { email, fullName } = CLIENT;
  const contacts = await listContacts(services, DEMO_HOST);
  if ([...contacts.values()].some((contact) => contact.email === email)) return;
  await services.as(toEmail(DEMO_HOST), addContact, { contactEmail: email, contactName: fullName });
}

async function markContacts(services: DemoServices): Promise<void> {
  const host = toEmail(DEMO_HOST);
  const contacts = await listContacts(services, DEMO_HOST);
  for (const id of MY_TEAM) {
    const { contactId, isInMyTeam } = contacts.get(id)!;
    if (!isInMyTeam) await services.as(host, addRemoveContactFromMyTeam, { contactId, operation: 0 });
  }
  for (const id of PARTNERS) {
    const { contactId, isPartner } = contacts.get(id)!;
    if (!isPartner) await services.as(host, addRemoveContactToMyPartners, { contactId, operation: 0 });
  }
  for (const id of PINNED) {
    const { contactId, pin } = contacts.get(id)!;
    if (!pin) await services.as(host, togglePinContact, { contactId });
  }
}

async function addGroup(services: DemoServices, { owner, name, members }: (typeof GROUPS)[number]): Promise<void> {
  const { groups } = await services.as(toEmail(owner), getContactsGroups, {});
  if (groups.some(({ groupName, isOwner }) => isOwner && groupName === name)) return;
  const contacts = await listContacts(services, owner);
  const contactsInNewGroup = members.map((id) => ({ contactId: contacts.get(id)!.contactId, email: toEmail(id) }));
  await services.as(toEmail(owner), createContactsGroups, { groupName: name, contactsInNewGroup });
}

async function setStatus(
  services: DemoServices,
  { id, status, text, hours }: (typeof STATUSES)[number],
): Promise<void> {
  const statusStart = Math.floor(services.now / 1000);
  const statusEnd = statusStart + hours * HOUR_SECONDS;
  await services.as(toEmail(id), updateStatus, { status, statusDescription: text, statusStart, statusEnd });
}
