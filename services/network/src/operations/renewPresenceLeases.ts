import { renewPresenceLeases as renewCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { LEASE_MS } from '../presence/keepLeases.ts';

export const renewPresenceLeases = defineOperation(renewCall, async ({ connectionIds }, { deps, now }) => {
  const live = { _id: { $in: connectionIds }, expiresAt: { $gt: now() } };
  await deps.leases.updateMany(live, { $set: { expiresAt: now() + LEASE_MS } });
  const renewed = await deps.leases.find({ _id: { $in: connectionIds }, expiresAt: { $gt: now() } }, { _id: 1 }).lean();
  const known = new Set(renewed.map(({ _id }) => _id));
  return { unknownConnectionIds: connectionIds.filter((connectionId) => !known.has(connectionId)) };
});
