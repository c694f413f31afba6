import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';

export const beginHubstaff = defineCall('beginHubstaff', {
  path: 'begin-hubstaff',
  access: 'user',
  summary: 'The page of Hubstaff’s on which the caller agrees that meetings become time entries.',
  input: noInput,
  output: output({ url: string().required() }),
  errors: [integrationsErrors.HUBSTAFF_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true },
});
