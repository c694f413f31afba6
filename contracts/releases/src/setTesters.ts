import { array, string } from 'yup';
import { input, list, listedEmail, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { TESTERS_MAX } from './limits.ts';

export const setTesters = defineCall('setTesters', {
  path: 'testers',
  method: 'PUT',
  access: 'admin',
  summary: 'Says who may choose previews: all of them, by their e-mail addresses.',
  input: input({ emails: list(listedEmail()).required().max(TESTERS_MAX) }),
  output: output({ emails: array(string().required()).required() }),
  graphql: { mutation: true },
});
