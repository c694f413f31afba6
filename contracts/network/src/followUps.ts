import { input, output } from '@meet/contracts';
import { number, string } from 'yup';
import { defineCall } from './defineCall.ts';

/**
 * Queues of the work that changes cause, so that no kind waits for another: changes of accounts, people who share a room
 * or an organization, added contacts, and members of groups.
 */
export const FOLLOW_UP_QUEUES = ['network-accounts', 'network-mates', 'network-contacts', 'network-groups'] as const;
export type FollowUpQueue = (typeof FOLLOW_UP_QUEUES)[number];

export const resendFollowUps = defineCall('resendFollowUps', {
  path: 'resend-follow-ups',
  access: 'admin',
  summary:
    'Queues given-up work again, up to 1,000 entries: contacts and groups are then brought up to date for those who see an account.',
  input: input({ queue: string<FollowUpQueue>().oneOf(FOLLOW_UP_QUEUES).required() }),
  output: output({ count: number().required() }),
  graphql: { mutation: true },
});
