import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const removeAvatar = defineCall('removeAvatar', {
  path: 'remove-avatar',
  access: 'account',
  summary: 'Removes the picture.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true },
});
