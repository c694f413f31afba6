import { array } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { groupId } from './fields.ts';
import { groupWithAccounts } from './getContactGroup.ts';

/** A group has up to 1,000 members: more groups than this would make an answer too large. */
export const GROUPS_ASKED_MAX = 20;

export const getContactGroupsOf = defineCall('getContactGroupsOf', {
  path: 'get-contact-groups-of',
  access: 'service',
  summary:
    'Some of the groups that an account owns, with their members’ accounts. Groups that it does not own are left out.',
  input: input({ accountId: id(), groupIds: list(groupId().required()).max(GROUPS_ASKED_MAX).required() }),
  output: output({ groups: array(groupWithAccounts).required() }),
});
