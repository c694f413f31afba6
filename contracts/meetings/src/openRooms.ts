import { array, boolean, number, object, string } from 'yup';
import { createCallDefiner, input, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

const roomParticipant = {
  roomId: text().required(),
  /** Id that the room gives the participant. */
  participantId: text().required(),
  /** Key of the participant in the room token. */
  participantKey: text().required(),
  name: text().defined(),
};

/** Maximum number of participants in the room. */
const roomMax = number().integer().min(1);

export const getRoomSettings = defineCall('getRoomSettings', {
  path: 'get-room-settings',
  access: 'service',
  summary: 'Returns the settings that apply in a room from its first participant on.',
  input: input({ roomId: text().required() }),
  output: output({
    exists: boolean().required(),
    password: string(),
    lobby: boolean().required(),
    waitForModerator: boolean().required(),
    subject: string(),
    startedAt: number(),
    /** Whether the running meeting is being recorded now. */
    recorded: boolean(),
    /** Whether the captions of the running meeting are kept now. */
    transcribed: boolean(),
    /** Versions of password and lobby (`room`), subject and recording. They let the room ignore older changes. */
    versions: object({ room: number().required(), subject: number().required(), recorded: number() }).default(
      undefined,
    ),
    /** Keys of the participants who were removed from the running meeting. */
    barred: array(string().required()),
  }),
});

export const roomsOpened = defineCall('roomsOpened', {
  path: 'rooms-opened',
  access: 'service',
  summary: 'Reports that the rooms were restarted: nobody counts as in them until the room reports them.',
  input: input({}),
  output: noOutput,
});

export const roomOccupants = defineCall('roomOccupants', {
  path: 'room-occupants',
  access: 'service',
  summary: 'Reports the complete list of a room’s participants. The room’s signalling calls it.',
  input: input({
    roomId: text().required(),
    /** Moment at which this was true, in unix milliseconds. */
    at: number().required(),
    occupants: array(
      object({
        participantId: string().required(),
        participantKey: string().required(),
        name: string().defined(),
        email: string(),
        /** Moment at which they joined, in unix milliseconds. */
        at: number().required(),
      }).required(),
    ).required(),
    roomMax,
  }),
  output: noOutput,
});

export const roomParticipantJoined = defineCall('roomParticipantJoined', {
  path: 'room-participant-joined',
  access: 'service',
  summary: 'Reports that a participant entered. The room’s signalling calls it.',
  input: input({
    ...roomParticipant,
    email: text(),
    isModerator: boolean().required(),
    /** Moment at which they joined, in unix milliseconds. The report may come late, and more than once. */
    at: number().required(),
    roomMax,
  }),
  output: noOutput,
});

export const roomParticipantLeft = defineCall('roomParticipantLeft', {
  path: 'room-participant-left',
  access: 'service',
  summary: 'Reports that a participant left. The room’s signalling calls it.',
  input: input({
    ...roomParticipant,
    removed: boolean(),
    /** Moment at which they left, in unix milliseconds. The report may come late, and more than once. */
    at: number().required(),
  }),
  output: noOutput,
});

export const roomLobbyChanged = defineCall('roomLobbyChanged', {
  path: 'room-lobby-changed',
  access: 'service',
  summary: 'Reports that somebody waits at a room’s door, or no longer does.',
  input: input({
    roomId: text().required(),
    participantKey: text().required(),
    name: text().defined(),
    waits: boolean().required(),
    /** Whether a host refused them; they cannot join while the meeting lasts. */
    refused: boolean(),
    /** Moment at which this was true, in unix milliseconds. The report may come late, and more than once. */
    at: number().required(),
  }),
  output: noOutput,
});

export const roomChanged = defineCall('roomChanged', {
  path: 'room-changed',
  access: 'service',
  summary: 'Stores a password, lobby or subject that a moderator changed from within the room.',
  input: input({
    roomId: text().required(),
    password: text(),
    lobby: boolean(),
    subject: text(),
    /** Moment of the change, in unix milliseconds. The report may come late, and more than once. */
    at: number().required(),
  }),
  output: noOutput,
});

export const roomMessage = defineCall('roomMessage', {
  path: 'room-message',
  access: 'service',
  summary: 'Stores a message that somebody wrote into the meeting’s chat from within the room.',
  input: input({ ...roomParticipant, messageId: text().required(), content: text().required() }),
  output: noOutput,
  errors: [meetingsErrors.NOT_IN_MEETING, meetingsErrors.ROOM_NOT_FOUND],
});

export const roomEnded = defineCall('roomEnded', {
  path: 'room-ended',
  access: 'service',
  summary: 'Reports that a room is empty or that a host ended the meeting. The room’s signalling calls it.',
  input: input({
    roomId: text().required(),
    reason: text().required(),
    /** Moment at which the meeting ended, in unix milliseconds. The report may come late, and more than once. */
    at: number().required(),
  }),
  output: noOutput,
});

/** The gateway answers this call, since it runs the rooms. */
export const changeOpenRoom = createCallDefiner('gateway')('changeOpenRoom', {
  path: 'change-open-room',
  access: 'service',
  summary:
    'Changes password, lobby or subject of a room in use, or shows that it is recorded. Another room reads these when it opens.',
  input: input({
    roomId: text().required(),
    /** An empty text removes the password. */
    password: text(),
    lobby: boolean(),
    subject: text(),
    recorded: boolean(),
    /**
     * Version, which each change of the same value increases, in whichever process. A room ignores a change with a
     * lower version than its own.
     */
    version: number(),
  }),
  output: noOutput,
});

/** Reasons for which a meeting ends for everyone in its room. */
const ROOM_END_REASONS = ['time-limit', 'host', 'system'] as const;
export type RoomEndReason = (typeof ROOM_END_REASONS)[number];

/** The gateway answers this call, since it runs the rooms. */
export const closeRoom = createCallDefiner('gateway')('closeRoom', {
  path: 'close-room',
  access: 'service',
  summary: 'Sends everyone out of a room; tokens made before now don’t open it again.',
  input: input({
    roomId: text().required(),
    reason: text().oneOf(ROOM_END_REASONS).required(),
    /** Moment at which the meeting ended, in unix milliseconds. A meeting that began later continues. */
    endedAt: number(),
  }),
  output: noOutput,
});

/** The gateway answers this call, since it runs the rooms. */
export const notifyOccupants = createCallDefiner('gateway')('notifyOccupants', {
  path: 'notify-occupants',
  access: 'service',
  summary:
    'Makes the rooms in use, and the named ones, report their participants after all earlier reports. Answers once they have.',
  input: input({ roomIds: array(string().required()).required() }),
  output: noOutput,
});
