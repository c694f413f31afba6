import { recordAct } from '@meet/accounts-contract';
import { resendMails as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

/** Recorded before it is done. */
export const resendMails = defineOperation(call, async ({ reason }, context) => {
  await recordAct(context, 'work-sent-again', `mails: ${reason}`);
  return { count: await context.deps.outbox.resend(reason) };
});
