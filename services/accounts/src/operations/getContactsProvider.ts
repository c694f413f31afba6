import { getContactsProvider as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const getContactsProvider = defineOperation(call, (_input, { deps }) => ({
  provider: deps.contactsProvider?.kind ?? null,
}));
