import { number } from 'yup';
import { callsOf, input, noOutput, text } from '@meet/contracts';

/** Why a meeting is ended for all who are in its room. */
export const ROOM_END_REASONS = ['time-limit', 'host', 'system'] as const;
export type RoomEndReason = (typeof ROOM_END_REASONS)[number];

/** Answered by the gateway, which runs the rooms. */
export const closeRoom = callsOf('gateway')('closeRoom', {
  path: 'close-room',
  access: 'service',
  summary: 'Sends everyone out of a room; tokens made before now don’t open it again.',
  input: input({
    roomId: text().required(),
    reason: text().oneOf(ROOM_END_REASONS).required(),
    /** Unix milliseconds, of when the meeting was over: one that began later goes on. */
    endedAt: number(),
  }),
  output: noOutput,
});
