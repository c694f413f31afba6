import { recordAct } from '@meet/accounts-contract';
import { resendMails as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

/** The administrator's act is recorded before the mails are queued. */
export const resendMails = defineOperation(call, async ({ reason }, context) => {
  await recordAct(context, 'work-sent-again', `mails: ${reason}`);
  return { count: await context.deps.outbox.resend(reason) };
});
