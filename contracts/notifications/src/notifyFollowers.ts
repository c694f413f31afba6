import { number } from 'yup';
import { id, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const notifyFollowers = defineCall('notifyFollowers', {
  path: 'notify-followers',
  access: 'service',
  summary: 'A meeting of this account has started: those who follow it are told, once a meeting.',
  input: input({
    accountId: id(),
    fullName: text().defined(),
    email: text().required(),
    meetingId: id(),
    roomId: text().required().max(64),
    subject: text().max(1000),
  }),
  output: output({ notified: number().required() }),
});
