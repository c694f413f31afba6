import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomsOpened = defineCall('roomsOpened', {
  path: 'rooms-opened',
  access: 'service',
  summary: 'The rooms were started anew: who was in them is not, until they tell.',
  input: input({}),
  output: noOutput,
});
