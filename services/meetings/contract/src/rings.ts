import { flag, input, noOutput, output, timestamp } from '@meet/contracts';
import { array, object, string, type InferType } from 'yup';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

export const ring = object({
  ringId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  callerName: string().required(),
  callerEmail: string().required(),
  /** Unix milliseconds after which the call counts as missed. */
  expiresAt: timestamp(),
}).meta({ name: 'MeetingRing' });
export type Ring = InferType<typeof ring>;

export const getRings = defineCall('getRings', {
  path: 'get-meeting-calls',
  access: 'user',
  summary: 'Calls that ring for the caller right now; asked at load and after a lost connection.',
  input: input({}),
  output: output({ rings: array(ring.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'meetingRings', value: 'rings' },
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

export const cancelRings = defineCall('cancelRings', {
  path: 'cancel-meeting-calls',
  access: 'user',
  summary: 'Stops what the caller rings in a room; who was rung sees a missed call.',
  input: input({ roomId: textId() }),
  output: noOutput,
  graphql: { mutation: true, success: 'MeetingDone' },
});
