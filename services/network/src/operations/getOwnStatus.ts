import { getOwnStatus as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentOwnStatus } from '../presence/presentPresence.ts';

export const getOwnStatus = defineOperation(call, async (_input, { deps, account, now }) => {
  const record = await deps.presences.findById(account.accountId).lean();
  return { status: presentOwnStatus(record ?? undefined, now()) };
});
