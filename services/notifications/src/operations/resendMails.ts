import { recordAdminAct } from '@meet/accounts-contract';
import { resendMails as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

/** Recorded before it is done. */
export const resendMails = defineOperation(call, async ({ reason }, { deps, account, caller, callAsService }) => {
  const { accountId: adminId, email: adminEmail } = account;
  const { address } = caller;
  const subject = `mails: ${reason}`;
  await callAsService(recordAdminAct, { act: 'work-sent-again', adminId, adminEmail, subject, address });
  return { count: await deps.outbox.resend(reason) };
});
