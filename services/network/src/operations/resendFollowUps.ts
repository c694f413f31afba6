import { recordAct } from '@meet/accounts-contract';
import { resendFollowUps as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';

/** The administrator's act is recorded before the work is queued. */
export const resendFollowUps = defineOperation(call, async ({ queue }, context) => {
  await recordAct(context, 'work-sent-again', queue);
  return { count: await context.deps.followUps.resend(queue) };
});
