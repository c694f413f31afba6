import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';
import { hubstaffProjectShape } from './hubstaffShapes.ts';

const { HUBSTAFF_NOT_CONNECTED, HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE } = integrationsErrors;

export const getHubstaffProjects = defineCall('getHubstaffProjects', {
  path: 'get-hubstaff-projects',
  method: 'GET',
  access: 'user',
  summary: 'The projects that the caller’s time may go to, as Hubstaff tells them now.',
  input: noInput,
  output: output({ projects: array(hubstaffProjectShape.required()).required() }),
  errors: [HUBSTAFF_NOT_CONNECTED, HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { query: 'hubstaffProjects', value: 'projects' },
});
