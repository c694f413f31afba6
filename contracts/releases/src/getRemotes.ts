import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { channelShape, remoteShape } from './shapes.ts';

export const getRemotes = defineCall('getRemotes', {
  path: 'remotes',
  method: 'GET',
  access: 'admin',
  summary: 'Every remote and what is live of it.',
  input: noInput,
  output: output({
    remotes: array(remoteShape.required()).required(),
    channels: array(channelShape.required()).required(),
  }),
  graphql: { query: 'remotes' },
});
