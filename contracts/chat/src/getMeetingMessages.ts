import { array } from 'yup';
import { id, input, moment, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatMessage } from './schemas.ts';

export const getMeetingMessages = defineCall('getMeetingMessages', {
  path: 'get-meeting-messages',
  access: 'service',
  summary: 'Reads the newest messages of a meeting’s room since a moment, oldest first; none where it has no room.',
  input: input({
    /** Key by which the meeting's room is found. */
    meetingKey: id(),
    /** Unix milliseconds. */
    since: moment().required(),
  }),
  output: output({ messages: array(chatMessage.required()).required() }),
});
