import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { id, input, noOutput, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { participantErrors, participantPlace } from './inRoom.ts';
import { NOTES_LIMITS } from './limits.ts';

/** Reason for which a change of the notes is not stored; null if it is. */
const notesRefusal = () =>
  string()
    .oneOf(['full', 'unreadable'] as const)
    .nullable()
    .defined();

export const getRoomNotes = defineCall('getRoomNotes', {
  path: 'get-room-notes',
  access: 'service',
  summary: 'The notes of the meeting that runs in a room, for one of its participants.',
  input: input(participantPlace),
  output: output({
    /** Updates of Yjs that make up the text, in base64; none if nobody has written. */
    updates: array(string().required()).required(),
  }),
  errors: participantErrors,
});

export const writeRoomNotes = defineCall('writeRoomNotes', {
  path: 'write-room-notes',
  access: 'service',
  summary: 'Somebody in the room changed the notes. The same change again has no effect.',
  input: input({
    ...participantPlace,
    /** Update of Yjs in base64. */
    update: text().required().max(NOTES_LIMITS.updateLength),
  }),
  output: output({
    refusal: notesRefusal(),
    /** True for the first change of the meeting’s notes. */
    isFirst: boolean().required(),
  }),
  errors: participantErrors,
});

const meetingNotes = object({
  text: string().defined(),
  changedAt: timestamp(),
  mayDelete: boolean().required(),
}).meta({ name: 'MeetingNotes' });
export type MeetingNotes = InferType<typeof meetingNotes>;

export const getMeetingNotes = defineCall('getMeetingNotes', {
  path: 'get-meeting-notes',
  access: 'user',
  summary: 'The notes of a meeting, for its owner and the account holders who were in it; null if there are none.',
  input: input({ meetingId: id() }),
  output: output({ notes: meetingNotes.nullable().default(undefined).defined() }),
  graphql: { query: 'meetingNotes', value: 'notes' },
});

export const deleteMeetingNotes = defineCall('deleteMeetingNotes', {
  path: 'delete-meeting-notes',
  access: 'user',
  summary: 'Deletes the notes of a meeting that is over, for its hosts.',
  input: input({ meetingId: id() }),
  output: noOutput,
  errors: [meetingsErrors.MEETING_NOT_OVER],
  graphql: { mutation: true, success: 'MeetingDone' },
});
