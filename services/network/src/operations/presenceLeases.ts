import {
  closePresenceLeases as closeCall,
  openPresenceLeases as openCall,
  PRESENCE_LEASE_SECONDS,
  renewPresenceLeases as renewCall,
} from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { keepLeases } from '../presence/keepLeases.ts';

const LEASE_MS = PRESENCE_LEASE_SECONDS * 1000;
/** A page that is loaded again opens its next connection within this time. */
const RELOAD_GRACE_MS = 6_000;

export const openPresenceLeases = defineOperation(openCall, async ({ leases }, { deps }) => {
  await keepLeases(deps, leases, LEASE_MS);
  return {};
});

export const renewPresenceLeases = defineOperation(renewCall, async ({ connectionIds }, { deps, now }) => {
  const live = { _id: { $in: connectionIds }, expiresAt: { $gt: now() } };
  await deps.leases.updateMany(live, { $set: { expiresAt: now() + LEASE_MS } });
  const renewed = await deps.leases.find({ _id: { $in: connectionIds }, expiresAt: { $gt: now() } }, { _id: 1 }).lean();
  const known = new Set(renewed.map(({ _id }) => _id));
  return { unknownConnectionIds: connectionIds.filter((connectionId) => !known.has(connectionId)) };
});

export const closePresenceLeases = defineOperation(closeCall, async ({ connectionIds }, { deps, now }) => {
  const end = now() + RELOAD_GRACE_MS;
  const longer = { _id: { $in: connectionIds }, expiresAt: { $gt: end } };
  await deps.leases.updateMany(longer, { $set: { expiresAt: end } });
  return {};
});
