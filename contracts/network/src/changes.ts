import { array, boolean, object, string } from 'yup';
import { count, id, input, LIMITS, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { contactShape, groupShape, presenceShape } from './shapes.ts';

/** A group's id, or an empty text. */
const groupPlace = () =>
  text()
    .max(LIMITS.id, 'common.invalid')
    .matches(/^[A-Za-z0-9_-]+$/, { message: 'common.invalid', excludeEmptyString: true });

export const getNetworkChanges = defineCall('getNetworkChanges', {
  path: 'get-network-changes',
  access: 'user',
  summary:
    'Returns the changes of the caller’s contacts, groups and their presence since an earlier answer. Returns everything if no earlier answer is named, or one that is too old. A request may cover a slice of the groups.',
  input: input({
    /** `mark` of the earlier answer. */
    since: text()
      .max(100, 'common.invalid')
      .matches(/^\d{1,16}\.\d{1,16}$/, { message: 'common.invalid', excludeEmptyString: true }),
    /** Versions of the groups that the caller holds. If there are more than a request accepts, those of one slice. */
    groups: list(
      object({ groupId: id().required(), version: count().required() }).required().meta({ name: 'KnownGroupInput' }),
    ).optional(),
    /** Bounds of the slice, in the order of the ids' characters: groups after this id, up to the id below. */
    groupsAfter: groupPlace(),
    groupsUpTo: groupPlace(),
  }),
  output: output({
    /** True if the answer holds everything, so that the caller deletes all that is missing from it. */
    isWhole: boolean().required(),
    contacts: array(contactShape).required(),
    removedContactIds: array(string().required()).required(),
    groups: array(groupShape).required(),
    removedGroupIds: array(string().required()).required(),
    /** Presences that changed. Contacts and groups in this answer hold theirs too. */
    presences: array(presenceShape).required(),
    /** Mark of this answer, for `since` of the next request. */
    mark: string().required(),
  }).meta({ name: 'NetworkChanges' }),
  impersonation: 'allowed',
  graphql: { query: 'networkChanges' },
});
