import { ServiceError } from '@meet/contracts';
import { accountsErrors, beginContactsImport as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const beginContactsImport = defineOperation(
  call,
  async (_input, { deps: { contactsProvider }, account, log }) => {
    if (!contactsProvider) throw new ServiceError(accountsErrors.CONTACTS_NOT_READ);
    try {
      return await contactsProvider.begin(account.accountId);
    } catch (error) {
      log.warn({ err: error }, 'the contacts provider could not be reached');
      throw new ServiceError(accountsErrors.CONTACTS_NOT_READ, { cause: error });
    }
  },
);
