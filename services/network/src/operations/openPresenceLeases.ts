import { openPresenceLeases as openCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { keepLeases, LEASE_MS } from '../presence/keepLeases.ts';

export const openPresenceLeases = defineOperation(openCall, async ({ leases }, { deps }) => {
  await keepLeases(deps, leases, LEASE_MS);
  return {};
});
