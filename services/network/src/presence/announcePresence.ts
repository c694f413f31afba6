import { groupChannel, userChannel } from '@meet/contracts/events';
import { presenceChanged, statusChanged } from '@meet/network-contract';
import { findWatchers } from '../acquaintances/findWatchers.ts';
import type { Deps } from '../Deps.ts';
import { listGroupIds } from '../groups/listGroups.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { presentOwnStatus, presentPresence } from './presentPresence.ts';

/**
 * Sends a person's presence to those who have the person as a contact and may see them. Also sends it to the groups in
 * which the person is not pending.
 */
export async function announcePresence(deps: Deps, record: PresenceRecord): Promise<void> {
  const accountId = record._id;
  await deps.presences.updateOne({ _id: accountId }, { $max: { announcedAt: deps.now() } });
  const [watchers, groupIds] = await Promise.all([findWatchers(deps, accountId), listGroupIds(deps, accountId, true)]);
  const channels = [...[...watchers].map(userChannel), ...groupIds.map(groupChannel)];
  const payload = { presence: { email: record.email, ...presentPresence(record, deps.now()) } };
  await Promise.all(channels.map((channel) => deps.publish(channel, presenceChanged, payload)));
}

/** Sends the person's status to their own tabs and devices. */
export async function announceOwnStatus(deps: Deps, record: PresenceRecord): Promise<void> {
  const ownStatus = presentOwnStatus(record, deps.now());
  if (ownStatus) await deps.publish(userChannel(record._id), statusChanged, { ownStatus });
}
