import { getPresences as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';

export const getPresences = defineOperation(call, async ({ accountIds }, { deps, now }) => {
  const presences = await loadPresences(deps, accountIds);
  return {
    presences: accountIds.map((accountId) => ({ accountId, ...presentPresence(presences.get(accountId), now()) })),
  };
});
