import { closePresenceLeases as closeCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';

/** Time within which a reloaded page opens its next connection. */
const RELOAD_GRACE_MS = 6_000;

export const closePresenceLeases = defineOperation(closeCall, async ({ connectionIds }, { deps, now }) => {
  const end = now() + RELOAD_GRACE_MS;
  const longer = { _id: { $in: connectionIds }, expiresAt: { $gt: end } };
  await deps.leases.updateMany(longer, { $set: { expiresAt: end } });
  return {};
});
