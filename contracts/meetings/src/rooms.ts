import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { input, LIMITS, noInput, noOutput, output, requiredText, roomId, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomLabel, roomType } from './fields.ts';

/** One option of the Room id select. */
const meetingOption = object({
  roomId: string().required(),
  type: roomType().required(),
  label: string().nullable().defined(),
  email: string().required(),
}).meta({ name: 'MeetingOption' });
export type MeetingOption = InferType<typeof meetingOption>;

export const meetingOptions = () => array(meetingOption.required()).required();

export const getOwnedRoomIds = defineCall('getOwnedRoomIds', {
  path: 'get-logged-in-user-owned-room-ids-list',
  access: 'user',
  summary: 'Lists the rooms that the caller owns, the personal one first.',
  input: noInput,
  output: output({ roomIds: meetingOptions(), alias: text().nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'ownedRooms' },
});

export const getPersonalMeetingId = defineCall('getPersonalMeetingId', {
  path: 'get-logged-in-user-personal-meeting-id',
  access: 'user',
  summary: 'Returns the caller’s personal meeting id, which the first request creates.',
  input: noInput,
  output: output({ personalMeetingId: string().required() }),
  graphql: { query: 'personalMeetingId', value: 'personalMeetingId' },
});

export const editPersonalMeetingId = defineCall('editPersonalMeetingId', {
  path: 'edit-personal-meeting-id',
  access: 'user',
  summary: 'Changes the id of the caller’s personal room.',
  input: input({ personalMeetingId: roomId('meetings.personalIdRequired') }),
  output: output({ personalMeetingId: string().required().meta({ restOnly: true }) }),
  errors: [meetingsErrors.ROOM_ID_TAKEN, meetingsErrors.ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const editCustomRoom = defineCall('editCustomRoom', {
  path: 'edit-custom-room',
  access: 'user',
  summary: 'Changes the label of a room of the caller’s own.',
  input: input({ roomId: roomId(), label: roomLabel() }),
  output: output({
    roomId: string().required().meta({ restOnly: true }),
    label: string().required().meta({ restOnly: true }),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.ROOM_LABEL_TAKEN],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const deleteCustomRoom = defineCall('deleteCustomRoom', {
  path: 'delete-custom-room',
  access: 'user',
  summary: 'Deletes a labelled room of the caller’s own; not while a meeting runs in it.',
  input: input({ roomId: roomId() }),
  output: noOutput,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const getRoomIdByAliasAndLabel = defineCall('getRoomIdByAliasAndLabel', {
  path: 'get-meeting-room-id-by-alias-and-room-label',
  access: 'public',
  summary: 'Returns the room of a labelled link, or of a personal alias if no label is given.',
  input: input({
    userAlias: requiredText('meetings.aliasRequired').max(LIMITS.email, 'meetings.aliasInvalid'),
    roomLabel: requiredText('meetings.labelRequired').max(64, 'meetings.labelTooLong').optional(),
  }),
  output: output({ roomId: string().required(), isOwner: boolean().required().meta({ restOnly: true }) }),
  errors: [meetingsErrors.ROOM_LINK_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { mutation: true, success: 'MeetingRoom' },
});

export const getRoomOwner = defineCall('getRoomOwner', {
  path: 'get-room-owner',
  access: 'service',
  summary: 'Returns the owner of a room, and its running meeting.',
  input: input({ roomId: roomId() }),
  output: output({
    ownerId: string().required(),
    /** Subject of the running meeting; empty if none runs. */
    subject: string().defined(),
    isMeetingLive: boolean().required(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});
