import { array, boolean, number, object, string, type InferType } from 'yup';
import { id, input, list, noOutput, output, text } from '@meet/contracts';
import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

const participant = {
  roomId: text().required(),
  /** The room's id of the participant. */
  participantId: text().required(),
  /** What the room token named. */
  participantKey: text().required(),
  name: text().defined(),
};

export const roomParticipantJoined = defineCall('roomParticipantJoined', {
  path: 'room-participant-joined',
  access: 'service',
  summary: 'The room’s signalling says that somebody is in.',
  input: input({ ...participant, email: text(), isModerator: boolean().required() }),
  output: noOutput,
});

export const roomParticipantLeft = defineCall('roomParticipantLeft', {
  path: 'room-participant-left',
  access: 'service',
  summary: 'The room’s signalling says that somebody is out.',
  input: input({ ...participant, removed: boolean() }),
  output: noOutput,
});

export const roomEnded = defineCall('roomEnded', {
  path: 'room-ended',
  access: 'service',
  summary: 'The room’s signalling says that nobody is in any more, or that a host ended the meeting.',
  input: input({ roomId: text().required(), reason: text().required() }),
  output: noOutput,
});

export const roomLobbyChanged = defineCall('roomLobbyChanged', {
  path: 'room-lobby-changed',
  access: 'service',
  summary: 'Somebody waits before a room’s door, or no longer does.',
  input: input({
    roomId: text().required(),
    participantKey: text().required(),
    name: text().defined(),
    waits: boolean().required(),
  }),
  output: noOutput,
});

export const roomChanged = defineCall('roomChanged', {
  path: 'room-changed',
  access: 'service',
  summary: 'A moderator changed password, lobby or subject from within the room.',
  input: input({ roomId: text().required(), password: text(), lobby: boolean(), subject: text() }),
  output: noOutput,
});

export const getRoomSettings = defineCall('getRoomSettings', {
  path: 'get-room-settings',
  access: 'service',
  summary: 'What holds in a room from its first participant on.',
  input: input({ roomId: text().required() }),
  output: output({
    exists: boolean().required(),
    password: string(),
    lobby: boolean().required(),
    waitForModerator: boolean().required(),
    subject: string(),
    startedAt: number(),
    /** Participant keys of who was removed from the running meeting. */
    barred: array(string().required()),
  }),
});

/** A message of a meeting’s chat as guests in its room see it: who wrote by name, nothing to reach them by. */
const roomChatLine = object({
  /** The message’s own. */
  key: string().required(),
  /** What its writer’s page called it. */
  sentAs: string().required(),
  name: string().defined(),
  isGuest: boolean().required(),
  text: string().required(),
  /** Unix milliseconds. */
  at: number().required(),
});
export type RoomChatLine = InferType<typeof roomChatLine>;

export const roomGuestMessage = defineCall('roomGuestMessage', {
  path: 'room-guest-message',
  access: 'service',
  summary: 'A guest wrote into the meeting’s chat from within the room.',
  input: input({ ...participant, messageId: text().required(), message: text().required() }),
  output: noOutput,
  errors: [meetingsErrors.NOT_IN_MEETING, meetingsErrors.ROOM_NOT_FOUND],
});

export const getRoomChat = defineCall('getRoomChat', {
  path: 'get-room-chat',
  access: 'service',
  summary: 'What was said in the chat of the meeting that runs in a room, since it began.',
  input: input({ roomId: text().required() }),
  output: output({ lines: array(roomChatLine.required()).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});

export const listMeetingChannels = defineCall('listMeetingChannels', {
  path: 'list-meeting-channels',
  access: 'service',
  summary: 'Channels of the running meetings that accounts own or are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

export const listAccountsInMeetings = defineCall('listAccountsInMeetings', {
  path: 'list-accounts-in-meetings',
  access: 'service',
  summary: 'Which of these accounts are in a meeting now.',
  input: input({ accountIds: list(id()).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
