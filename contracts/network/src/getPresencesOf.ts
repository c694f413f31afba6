import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { presenceShape } from './shapes.ts';

export const getPresencesOf = defineCall('getPresencesOf', {
  path: 'get-presences-of',
  access: 'service',
  summary:
    'Presence of accounts as others see it: somebody invisible is told as somebody offline. Nobody is left out; who was ' +
    'never seen is offline.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({
    presences: array(presenceShape.omit(['email']).shape({ accountId: string().required() })).required(),
  }),
});
