import { userChannel } from '@meet/contracts/events';
import { refreshContacts, sendContactsRefreshNotification as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';

export const sendContactsRefreshNotification = defineOperation(call, async (_input, { account, publish }) => {
  await publish(userChannel(account.accountId), refreshContacts, {
    contacts: [],
    removedContactIds: [],
    refetchContacts: true,
  });
  return {};
});
