import {
  closePresenceLease as closeCall,
  openPresenceLease as openCall,
  PRESENCE_LEASE_SECONDS,
  renewPresenceLeases as renewCall,
} from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import { keepLease } from '../presence/keepLease.ts';

const LEASE_MS = PRESENCE_LEASE_SECONDS * 1000;
/** A page that is loaded again opens its next connection within this time. */
const RELOAD_GRACE_MS = 6_000;

export const openPresenceLease = defineOperation(openCall, async ({ accountId, connectionId }, { deps }) => {
  await keepLease(deps, connectionId, accountId, LEASE_MS);
  return {};
});

export const renewPresenceLeases = defineOperation(renewCall, async ({ connectionIds }, { deps, now }) => {
  const live = { _id: { $in: connectionIds }, expiresAt: { $gt: now() } };
  await deps.leases.updateMany(live, { $set: { expiresAt: now() + LEASE_MS } });
  const renewed = await deps.leases.find({ _id: { $in: connectionIds }, expiresAt: { $gt: now() } }, { _id: 1 }).lean();
  const known = new Set(renewed.map(({ _id }) => _id));
  return { unknownConnectionIds: connectionIds.filter((connectionId) => !known.has(connectionId)) };
});

export const closePresenceLease = defineOperation(closeCall, async ({ connectionId }, { deps, now }) => {
  const end = now() + RELOAD_GRACE_MS;
  await deps.leases.updateOne({ _id: connectionId, expiresAt: { $gt: end } }, { $set: { expiresAt: end } });
  return {};
});
