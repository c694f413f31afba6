import { getSignInOptions as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const getSignInOptions = defineOperation(call, (_input, { deps }) => ({
  thirdParty: deps.thirdParty?.kind ?? null,
}));
