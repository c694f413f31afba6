import { deliverMail as call } from '@meet/contracts/notifications';
import { defineOperation } from '../define.ts';
import { sendMail } from '../mail/sendMail.ts';

export const deliverMail = defineOperation(call, async (words, { deps }) => ({ mailId: await sendMail(deps, words) }));
