import { array, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const listRemoteSegments = defineCall('listRemoteSegments', {
  path: 'list-remote-segments',
  access: 'service',
  summary: 'The first path segments that remotes have of their own: nobody’s alias may be one.',
  input: input({}),
  output: output({ segments: array(string().required()).required() }),
});
