import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { flag, input, noOutput, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

/** Manner of a call: `ring` with sound, or `knock` without, if the person is busy. */
export const RING_MANNERS = ['ring', 'knock'] as const;
export type RingManner = (typeof RING_MANNERS)[number];

/** A call as the called person sees it. */
export const ring = object({
  ringId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  callerName: string().required(),
  callerEmail: string().required(),
  manner: string().oneOf(RING_MANNERS).required(),
  /** Moment after which the call counts as missed, in unix milliseconds. */
  expiresAt: timestamp(),
}).meta({ name: 'MeetingRing' });
export type Ring = InferType<typeof ring>;

/** States of a call. `absent`: the called person is not online, so nothing rings and they find a missed call. */
export const RING_STATES = ['ringing', 'accepted', 'declined', 'missed', 'cancelled', 'absent'] as const;
export type RingState = (typeof RING_STATES)[number];

/** A call as its caller sees it. An invisible person looks the same as an absent one. */
export const placedCall = object({
  ringId: string().required(),
  roomId: string().required(),
  calleeName: string().required(),
  calleeEmail: string().required(),
  state: string().oneOf(RING_STATES).required(),
  manner: string().oneOf(RING_MANNERS).required(),
  /** Moment at which the called person stops being busy, in unix milliseconds; null if they gave none. */
  busyUntil: timestamp().nullable(),
  /** Moment after which the call counts as missed, in unix milliseconds. */
  expiresAt: timestamp(),
  /** Unix milliseconds; null while it rings. */
  endedAt: timestamp().nullable(),
}).meta({ name: 'PlacedMeetingCall' });
export type PlacedCall = InferType<typeof placedCall>;

export const getRings = defineCall('getRings', {
  path: 'get-meeting-calls',
  access: 'user',
  summary: 'Lists calls that ring for the caller now. Pages fetch them at load and after a lost connection.',
  input: input({}),
  output: output({ rings: array(ring.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'meetingRings', value: 'rings' },
});

export const getPlacedCalls = defineCall('getPlacedCalls', {
  path: 'get-placed-meeting-calls',
  access: 'user',
  summary:
    'Lists the caller’s placed calls of the last minutes with their outcome: one of each person in each room, the ' +
    'oldest first. Strangers are among them once they accepted.',
  input: input({}),
  output: output({ calls: array(placedCall.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'placedMeetingCalls', value: 'calls' },
});

export const answerRing = defineCall('answerRing', {
  path: 'answer-meeting-call',
  access: 'user',
  summary: 'Accepts or declines a call; every other tab stops ringing.',
  input: input({ ringId: textId(), accept: flag().required('common.required') }),
  output: output({ roomId: string().required() }),
  errors: [meetingsErrors.RING_OVER],
  graphql: { mutation: true, success: 'MeetingRoom' },
});

export const callAgain = defineCall('callAgain', {
  path: 'call-into-meeting-again',
  access: 'user',
  summary: 'Calls the same people again, into the same meeting. Nobody is invited or mailed a second time.',
  input: input({ ringId: textId() }),
  output: noOutput,
  errors: [meetingsErrors.RING_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const cancelRings = defineCall('cancelRings', {
  path: 'cancel-meeting-calls',
  access: 'user',
  summary: 'Stops the caller’s calls into a room. The called people see a missed call.',
  input: input({ roomId: textId() }),
  output: noOutput,
  graphql: { mutation: true, success: 'MeetingDone' },
});
