import { announceContacts } from '../announcements/announceContacts.ts';
import { announceGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';

/** A person's name or picture changed: those who see it are told. */
export async function followProfile(deps: Deps, accountId: string): Promise<void> {
  await deps.contacts.updateMany({ accountId }, { $inc: { version: 1 } });
  for (const contact of await deps.contacts.find({ accountId }).lean()) {
    await announceContacts(deps, contact.ownerId, [contact]);
  }
  const [memberships, owned] = await Promise.all([
    deps.members.find({ accountId }, { groupId: 1 }).lean(),
    deps.groups.find({ ownerId: accountId }, { _id: 1 }).lean(),
  ]);
  for (const groupId of [...memberships.map((member) => member.groupId), ...owned.map(({ _id }) => _id)]) {
    await announceGroup(deps, groupId);
  }
}
