import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const sendContactsRefreshNotification = defineCall('sendContactsRefreshNotification', {
  path: 'send-contacts-refresh-notification',
  access: 'user',
  summary: 'Has every open tab and device of the caller fetch the contacts anew.',
  input: noInput,
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
});
