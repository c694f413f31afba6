import { findAcquaintances as call } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import { defineOperation } from '../defineOperation.ts';

export const findAcquaintances = defineOperation(call, async ({ accountId, among }, { deps }) => ({
  accountIds: [...(await findVisible(deps, accountId, among))],
}));
