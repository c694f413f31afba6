import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { jiraConnectionShape } from './jiraShapes.ts';

export const getJiraConnections = defineCall('getJiraConnections', {
  path: 'get-jira-connections',
  method: 'GET',
  access: 'user',
  summary: 'The Jira users that the caller’s account is tied to, the oldest first.',
  input: noInput,
  output: output({ connections: array(jiraConnectionShape.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'jiraConnections', value: 'connections' },
});
