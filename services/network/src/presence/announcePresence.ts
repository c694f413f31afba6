import { groupChannel, userChannel } from '@meet/contracts/events';
import { presenceChanged, statusChanged } from '@meet/contracts/network';
import type { Deps } from '../Deps.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { presentOwnStatus, presentPresence } from './presentPresence.ts';

/** Tells everyone who has the person as a contact, and the groups they share. */
export async function announcePresence(deps: Deps, record: PresenceRecord): Promise<void> {
  const accountId = record._id;
  const [watchers, memberships, owned] = await Promise.all([
    deps.contacts.find({ accountId }, { ownerId: 1 }).lean(),
    deps.members.find({ accountId }, { groupId: 1 }).lean(),
    deps.groups.find({ ownerId: accountId }, { _id: 1 }).lean(),
  ]);
  const channels = new Set([
    ...watchers.map(({ ownerId }) => userChannel(ownerId)),
    ...memberships.map(({ groupId }) => groupChannel(groupId)),
    ...owned.map(({ _id }) => groupChannel(_id)),
  ]);
  const payload = { presence: { email: record.email, ...presentPresence(record, deps.now()) } };
  await Promise.all([...channels].map((channel) => deps.publish(channel, presenceChanged, payload)));
}

/** Tells the person's own tabs and devices. */
export async function announceOwnStatus(deps: Deps, record: PresenceRecord): Promise<void> {
  const ownStatus = presentOwnStatus(record, deps.now());
  if (ownStatus) await deps.publish(userChannel(record._id), statusChanged, { ownStatus });
}
