import { recordAct } from '@meet/accounts-contract';
import { resendQueue as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

/** The administrator's act is recorded before the work is queued. */
export const resendQueue = defineOperation(call, async ({ queue }, context) => {
  const { hubstaff, dispatcher } = context.deps;
  await recordAct(context, 'work-sent-again', queue);
  return { count: await (queue === 'time-entries' ? hubstaff.resend() : dispatcher.resend('failed')) };
});
