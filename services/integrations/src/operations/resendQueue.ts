import { recordAdminAct } from '@meet/accounts-contract';
import { resendQueue as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

/** Recorded before it is done. */
export const resendQueue = defineOperation(call, async ({ queue }, { deps, account, caller, callAsService }) => {
  const { accountId: adminId, email: adminEmail } = account;
  const { address } = caller;
  await callAsService(recordAdminAct, { act: 'work-sent-again', adminId, adminEmail, subject: queue, address });
  if (queue === 'time-entries') return { count: await deps.hubstaff.resend() };
  const count = await deps.deliveryStore.resend('failed');
  deps.dispatcher.wake();
  return { count };
});
