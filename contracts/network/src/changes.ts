import { array, boolean, object, string } from 'yup';
import { count, id, input, LIMITS, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { contactShape, groupShape, presenceShape } from './shapes.ts';

/** A group's id, or nothing. */
const groupPlace = () =>
  text()
    .max(LIMITS.id, 'common.invalid')
    .matches(/^[A-Za-z0-9_-]+$/, { message: 'common.invalid', excludeEmptyString: true });

export const getNetworkChanges = defineCall('getNetworkChanges', {
  path: 'get-network-changes',
  access: 'user',
  summary:
    'What changed of the caller’s contacts, groups and their presence since an earlier answer; everything when no earlier answer is named, or one that is too old. Of groups, a request may ask about a slice.',
  input: input({
    /** `mark` of the earlier answer. */
    since: text()
      .max(100, 'common.invalid')
      .matches(/^\d{1,16}\.\d{1,16}$/, { message: 'common.invalid', excludeEmptyString: true }),
    /** Groups as the caller knows them; of more than a request takes, those of one slice. */
    groups: list(
      object({ groupId: id().required(), version: count().required() }).required().meta({ name: 'KnownGroupInput' }),
    ).optional(),
    /** The slice of groups by their ids, in the order of their characters: after this one, and up to that one. */
    groupsAfter: groupPlace(),
    groupsUpTo: groupPlace(),
  }),
  output: output({
    /** The answer holds everything: what is not in it is gone. */
    isWhole: boolean().required(),
    contacts: array(contactShape).required(),
    removedContactIds: array(string().required()).required(),
    groups: array(groupShape).required(),
    removedGroupIds: array(string().required()).required(),
    /** Changed presences; those of contacts and groups in this answer are in them as well. */
    presences: array(presenceShape).required(),
    /** Stands for this answer in the next question. */
    mark: string().required(),
  }).meta({ name: 'NetworkChanges' }),
  impersonation: 'allowed',
  graphql: { query: 'networkChanges' },
});
