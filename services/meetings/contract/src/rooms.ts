import { array, boolean, object, string, type InferType } from 'yup';
import { input, noInput, noOutput, output, roomId, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, roomLabel, roomType } from './fields.ts';

const { ROOM_NOT_FOUND, ROOM_ID_TAKEN, ROOM_LABEL_TAKEN, ROOM_IN_USE, TOO_MANY_ROOMS } = meetingsErrors;

/** One choice of the Room id select. */
const meetingOption = object({
  roomId: string().required(),
  type: roomType().required(),
  label: string().nullable().defined(),
  email: string().required(),
}).meta({ name: 'MeetingOption' });
export type MeetingOption = InferType<typeof meetingOption>;
export const meetingOptions = () => array(meetingOption.required()).required();

export const getPersonalMeetingId = defineCall('getPersonalMeetingId', {
  path: 'get-logged-in-user-personal-meeting-id',
  access: 'user',
  summary: 'The caller’s personal meeting id; made at the first asking.',
  input: noInput,
  output: output({ personalMeetingId: string().required() }),
  graphql: { query: 'personalMeetingId', value: 'personalMeetingId' },
});

export const editPersonalMeetingId = defineCall('editPersonalMeetingId', {
  path: 'edit-personal-meeting-id',
  access: 'user',
  summary: 'Gives the caller’s personal room another id.',
  input: input({ personalMeetingId: roomId('meetings.personalIdRequired') }),
  output: output({ personalMeetingId: string().required().meta({ restOnly: true }) }),
  errors: [ROOM_ID_TAKEN, ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const getOwnedRoomIds = defineCall('getOwnedRoomIds', {
  path: 'get-logged-in-user-owned-room-ids-list',
  access: 'user',
  summary: 'Rooms that the caller owns, the personal one first.',
  input: noInput,
  output: output({ roomIds: meetingOptions(), alias: text().nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'ownedRooms' },
});

export const createMeeting = defineCall('createMeeting', {
  path: 'create-meeting',
  access: 'user',
  summary: 'Makes a room of the caller’s own: a random one, or with a label a labelled one.',
  input: input({ label: roomLabel().optional(), password: meetingPassword(), lobby: boolean().strict() }),
  output: output({ meetingId: string().required(), roomId: string().required(), isOwner: boolean().required() }),
  errors: [ROOM_LABEL_TAKEN, TOO_MANY_ROOMS],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateMeetingInput' },
});

export const editCustomRoom = defineCall('editCustomRoom', {
  path: 'edit-custom-room',
  access: 'user',
  summary: 'Labels a room of the caller’s own anew.',
  input: input({ roomId: roomId(), label: roomLabel() }),
  output: output({
    roomId: string().required().meta({ restOnly: true }),
    label: string().required().meta({ restOnly: true }),
  }),
  errors: [ROOM_NOT_FOUND, ROOM_LABEL_TAKEN],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const deleteCustomRoom = defineCall('deleteCustomRoom', {
  path: 'delete-custom-room',
  access: 'user',
  summary: 'Deletes a labelled room of the caller’s own; not while a meeting runs in it.',
  input: input({ roomId: roomId() }),
  output: noOutput,
  errors: [ROOM_NOT_FOUND, ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});
