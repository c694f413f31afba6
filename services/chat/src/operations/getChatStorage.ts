import { getChatStorage as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';

export const getChatStorage = defineOperation(call, (_input, { deps, account }) =>
  deps.storage.getUsage(account.accountId),
);
