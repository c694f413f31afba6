import { announceContacts } from '../announcements/announceContacts.ts';
import { announceGroup, welcomeToGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';

interface NewAccount {
  readonly accountId: string;
  readonly email: string;
}

/** Joins contacts and group members that have stood by e-mail alone to the account made for it. */
export async function linkAccount(deps: Deps, account: NewAccount): Promise<void> {
  const waiting = { email: account.email.toLowerCase(), accountId: null };
  await linkContacts(deps, waiting, account.accountId);
  await linkMemberships(deps, waiting, account.accountId);
}

async function linkContacts(deps: Deps, waiting: { email: string; accountId: null }, accountId: string): Promise<void> {
  const contacts = await deps.contacts.find(waiting, { _id: 1 }).lean();
  for (const { _id } of contacts) {
    const linked = await deps.contacts
      .findOneAndUpdate({ _id }, { $set: { accountId }, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean();
    if (linked) await announceContacts(deps, linked.ownerId, [linked]);
  }
}

async function linkMemberships(deps: Deps, waiting: { email: string; accountId: null }, accountId: string) {
  const members = await deps.members.find(waiting, { groupId: 1 }).lean();
  for (const { _id, groupId } of members) {
    await deps.members.updateOne({ _id }, { $set: { accountId } });
    const group = await announceGroup(deps, groupId);
    if (group) await welcomeToGroup(deps, group, [accountId]);
  }
}
