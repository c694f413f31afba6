import { input, output } from '@meet/contracts';
import { number, string } from 'yup';
import { defineCall } from './defineCall.ts';

/** Queues whose given-up work is sent again: failed deliveries of webhooks, time entries that Hubstaff refused. */
export const RESENT_QUEUES = ['webhooks', 'time-entries'] as const;

export const resendQueue = defineCall('resendQueue', {
  path: 'resend-queue',
  access: 'admin',
  summary: 'Sends a queue’s work again that was given up and surely did not arrive, up to 1,000 entries of it.',
  input: input({ queue: string<(typeof RESENT_QUEUES)[number]>().oneOf(RESENT_QUEUES).required() }),
  output: output({ count: number().required() }),
  graphql: { mutation: true },
});
