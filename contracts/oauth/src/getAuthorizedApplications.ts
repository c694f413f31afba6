import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { authorizedApplicationShape } from './shapes.ts';

export const getAuthorizedApplications = defineCall('getAuthorizedApplications', {
  path: 'get-authorized-applications',
  method: 'GET',
  access: 'user',
  summary: 'The outside applications that the caller has allowed something, by name.',
  input: noInput,
  output: output({ applications: array(authorizedApplicationShape.required()).required() }),
  graphql: { query: 'authorizedApplications', value: 'applications' },
});
