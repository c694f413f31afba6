import { array, string } from 'yup';
import { id, input, output } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';

export const listNetworkChannels = defineCall('listNetworkChannels', {
  path: 'list-network-channels',
  access: 'service',
  summary: 'The channels of the groups that an account owns or belongs to.',
  input: input({ accountId: id() }),
  output: output({ channels: array(string().required()).required() }),
});
