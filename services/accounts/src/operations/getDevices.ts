import { getDevices as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const getDevices = defineOperation(call, async (_input, { deps, account }) => {
  const sessions = await deps.sessionStore.list(account.accountId);
  return {
    devices: sessions.map(({ _id, device, address, createdAt, lastUsedAt }) => ({
      sessionId: _id,
      device,
      address,
      createdAt,
      lastUsedAt,
      isCurrent: _id === account.sessionId,
    })),
  };
});
