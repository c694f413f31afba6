import { ServiceError } from '@meet/contracts';
import { accountsErrors, readProviderContacts as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const readProviderContacts = defineOperation(
  call,
  async (input, { deps: { contactsProvider }, account, log }) => {
    try {
      const contacts = await contactsProvider?.read(account.accountId, input);
      if (contacts) return { contacts };
    } catch (error) {
      log.warn({ err: error }, 'the contacts could not be read at their provider');
      throw new ServiceError(accountsErrors.CONTACTS_NOT_READ, { cause: error });
    }
    throw new ServiceError(accountsErrors.CONTACTS_NOT_READ);
  },
);
