import { toOperation } from '@meet/contracts';
import * as calls from '../mails.ts';

export const resendMails = toOperation(calls.resendMails, '08e5c9d7ef403590d7f4b56b0f81bfa348b0afd10c25ed66fdcdb112ad6e3c0d');
