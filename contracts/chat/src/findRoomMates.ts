import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const findRoomMates = defineCall('findRoomMates', {
  path: 'find-room-mates',
  access: 'service',
  summary: 'Which of the accounts share an open room with this one, both of them there of their own will.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
