import { renewApiKey as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const renewApiKey = defineOperation(call, async (_input, { deps, account }) => ({
  apiKey: await deps.apiKeyStore.renew(account.accountId),
}));
