import { timestamp } from '@meet/contracts';
import { boolean, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { placedCall, ring } from './rings.ts';

export const meetingStarted = defineEvent('meetingStarted', {
  summary: 'A meeting runs in this room. On the owner’s channel and the meeting’s.',
  payload: object({
    meetingId: string().required(),
    roomId: string().required(),
    subject: string().defined(),
    meetingStartTime: timestamp(),
  }),
});

export const meetingOccupancyChanged = defineEvent('meetingOccupancyChanged', {
  summary: 'The number of people in a meeting, and its end, changed. `occupancyVersion` grows; a lower one is stale.',
  payload: object({
    meetingId: string().required(),
    roomId: string().required(),
    occupancyVersion: number().required(),
    participantCount: number().required(),
    /** Unix milliseconds; null while the meeting has no time limit running. */
    meetingEndTime: timestamp().nullable(),
  }),
});

export const meetingEnded = defineEvent('meetingEnded', {
  summary: 'A meeting is over. `reason` is `time-limit`, `host`, `empty` or `system`.',
  payload: object({ meetingId: string().required(), roomId: string().required(), reason: string().required() }),
});

export const meetingLobbyChanged = defineEvent('meetingLobbyChanged', {
  summary: 'Somebody waits at the door of a meeting, or no longer does. On the owner’s channel.',
  payload: object({
    roomId: string().required(),
    participantKey: string().required(),
    waitingName: string().defined(),
    waits: boolean().required(),
    /** False while the meeting has not started, so that they wait for its host. */
    isMeetingLive: boolean().required(),
  }),
});

export const meetingRing = defineEvent('meetingRing', {
  summary: 'Somebody calls this account into a meeting.',
  payload: ring,
});

export const meetingRingEnded = defineEvent('meetingRingEnded', {
  summary:
    'A call no longer rings. `outcome` is `accepted`, `declined`, `missed` or `cancelled`. On the channel of the called ' +
    'person.',
  payload: object({
    ringId: string().required(),
    roomId: string().required(),
    outcome: string().required(),
    calleeName: string().defined(),
    callerName: string().defined(),
  }),
});

export const meetingCallChanged = defineEvent('meetingCallChanged', {
  summary:
    'A call that this account placed rings or ended. Published only for acquaintances and for people who accepted, ' +
    'because a ring would reveal to a stranger that the account exists.',
  payload: placedCall,
});

export const scheduledMeetingsChanged = defineEvent('scheduledMeetingsChanged', {
  summary: 'The account’s planned meetings changed: fetch them again.',
  payload: object({ scheduledMeetingId: string().required() }),
});

/** Events that the gateway delivers to clients. */
export const meetingsEvents = [
  meetingStarted,
  meetingOccupancyChanged,
  meetingEnded,
  meetingLobbyChanged,
  meetingRing,
  meetingRingEnded,
  meetingCallChanged,
  scheduledMeetingsChanged,
] as const;

/** Published between services only. The rooms were restarted, so their earlier reports are void. */
export const roomsRestarted = defineEvent('roomsRestarted', {
  summary: 'The rooms of the embedded meeting room were restarted.',
  payload: object({}),
});
