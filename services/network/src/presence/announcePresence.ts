import { groupChannel, userChannel } from '@meet/contracts/events';
import { presenceChanged, statusChanged } from '@meet/network-contract';
import { findWatchers } from '../acquaintances/findWatchers.ts';
import type { Deps } from '../Deps.ts';
import { listGroupIds } from '../groups/listGroups.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { presentOwnStatus, presentPresence } from './presentPresence.ts';

/** Tells those who have the person as a contact and may see them, and the groups that they are in of their own will. */
export async function announcePresence(deps: Deps, record: PresenceRecord): Promise<void> {
  const accountId = record._id;
  await deps.presences.updateOne({ _id: accountId }, { $max: { announcedAt: deps.now() } });
  const [watchers, groupIds] = await Promise.all([findWatchers(deps, accountId), listGroupIds(deps, accountId, true)]);
  const channels = [...[...watchers].map(userChannel), ...groupIds.map(groupChannel)];
  const payload = { presence: { email: record.email, ...presentPresence(record, deps.now()) } };
  await Promise.all(channels.map((channel) => deps.publish(channel, presenceChanged, payload)));
}

/** Tells the person's own tabs and devices. */
export async function announceOwnStatus(deps: Deps, record: PresenceRecord): Promise<void> {
  const ownStatus = presentOwnStatus(record, deps.now());
  if (ownStatus) await deps.publish(userChannel(record._id), statusChanged, { ownStatus });
}
