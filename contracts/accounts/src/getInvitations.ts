import { array, number } from 'yup';
import { count, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { INVITATIONS_PAGE_MAX } from './limits.ts';
import { sentInvitation } from './sentInvitation.ts';

export const getInvitations = defineCall('getInvitations', {
  path: 'get-invitations',
  access: 'user',
  summary: 'A page of the invitations that the caller sent, the latest first.',
  input: input({
    /** Found in name and address, without regard to case. */
    search: text().max(100, 'accounts.searchTooLong'),
    offset: count().min(0, 'common.invalid').max(1_000_000, 'common.invalid'),
    limit: count().min(1, 'common.invalid').max(INVITATIONS_PAGE_MAX, 'common.invalid'),
  }),
  output: output({ total: number().required(), invitations: array(sentInvitation.required()).required() }).meta({
    name: 'InvitationPage',
  }),
  impersonation: 'allowed',
  graphql: { query: 'invitations' },
});
