import { toOperation } from '@meet/contracts';
import * as calls from '../mails.ts';

export const resendMails = toOperation(calls.resendMails, 'e48c10efcba3dcba5b0d9390a9f1946de5ba46cfc3b507c3fa7866ea07cf0f5a');
