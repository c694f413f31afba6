import { deliverMail as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { isMailWanted } from '../policies/isMailWanted.ts';
import { sendMail } from '../mail/sendMail.ts';

export const deliverMail = defineOperation(call, async (words, context) => ({
  mailId: await sendMail(context.deps, words, { isWanted: await isMailWanted(context, words) }),
}));
