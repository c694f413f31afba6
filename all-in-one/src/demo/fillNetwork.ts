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
import { beginningOf } from './moments.ts';
import type { Stage } from './openStage.ts';
import {
  ACQUAINTANCES,
  CLIENT,
  DEMO_HOST,
  emailOf,
  GROUPS,
  MY_TEAM,
  PARTNERS,
  PINNED,
  STATUSES,
  TEAM,
} from './team.ts';

const HOUR_SECONDS = 3_600;

/** Who knows whom, in which groups, and what they are up to now. */
export async function fillNetwork(stage: Stage): Promise<void> {
  stage.goTo(beginningOf(stage.now));
  const others = TEAM.map(({ id }) => id).filter((id) => id !== DEMO_HOST);
  await addContacts(stage, DEMO_HOST, others);
  for (const id of others) await addContacts(stage, id, [DEMO_HOST]);
  for (const [id, known] of ACQUAINTANCES) {
    await addContacts(stage, id, known);
    for (const other of known) await addContacts(stage, other, [id]);
  }
  await addClient(stage);
  await markContacts(stage);
  for (const group of GROUPS) await addGroup(stage, group);
  stage.goTo(stage.now);
  for (const status of STATUSES) await setStatus(stage, status);
}

/** The contacts of a person by the part of their address before the @. */
async function contactsOf(stage: Stage, id: string) {
  const { contacts } = await stage.as(emailOf(id), getContacts, {});
  return new Map(contacts.map((contact) => [contact.email.split('@')[0]!, contact]));
}

async function addContacts(stage: Stage, owner: string, ids: readonly string[]): Promise<void> {
  const present = await contactsOf(stage, owner);
  for (const { id, fullName } of TEAM) {
    if (!ids.includes(id) || present.has(id)) continue;
    await stage.as(emailOf(owner), addContact, { contactEmail: emailOf(id), contactName: fullName });
  }
}

async function addClient(stage: Stage): Promise<void> {
  const { email, fullName } = CLIENT;
  const contacts = await contactsOf(stage, DEMO_HOST);
  if ([...contacts.values()].some((contact) => contact.email === email)) return;
  await stage.as(emailOf(DEMO_HOST), addContact, { contactEmail: email, contactName: fullName });
}

async function markContacts(stage: Stage): Promise<void> {
  const host = emailOf(DEMO_HOST);
  const contacts = await contactsOf(stage, DEMO_HOST);
  for (const id of MY_TEAM) {
    const { contactId, isInMyTeam } = contacts.get(id)!;
    if (!isInMyTeam) await stage.as(host, addRemoveContactFromMyTeam, { contactId, operation: 0 });
  }
  for (const id of PARTNERS) {
    const { contactId, isPartner } = contacts.get(id)!;
    if (!isPartner) await stage.as(host, addRemoveContactToMyPartners, { contactId, operation: 0 });
  }
  for (const id of PINNED) {
    const { contactId, pin } = contacts.get(id)!;
    if (!pin) await stage.as(host, togglePinContact, { contactId });
  }
}

async function addGroup(stage: Stage, { owner, name, members }: (typeof GROUPS)[number]): Promise<void> {
  const { groups } = await stage.as(emailOf(owner), getContactsGroups, {});
  if (groups.some(({ groupName, isOwner }) => isOwner && groupName === name)) return;
  const contacts = await contactsOf(stage, owner);
  const contactsInNewGroup = members.map((id) => ({ contactId: contacts.get(id)!.contactId, email: emailOf(id) }));
  await stage.as(emailOf(owner), createContactsGroups, { groupName: name, contactsInNewGroup });
}

async function setStatus(stage: Stage, { id, status, text, hours }: (typeof STATUSES)[number]): Promise<void> {
  const statusStart = Math.floor(stage.now / 1000);
  const statusEnd = statusStart + hours * HOUR_SECONDS;
  await stage.as(emailOf(id), updateStatus, { status, statusDescription: text, statusStart, statusEnd });
}
