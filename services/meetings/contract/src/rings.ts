import { flag, id, input, noOutput, output } from '@meet/contracts';
import { array, number, object, string, type InferType } from 'yup';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const ring = object({
  ringId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  callerName: string().required(),
  callerEmail: string().required(),
  /** Unix milliseconds after which the call counts as missed. */
  expiresAt: number().required(),
});
export type Ring = InferType<typeof ring>;

export const getRings = defineCall('getRings', {
  path: 'get-meeting-calls',
  access: 'user',
  summary: 'Calls that ring for the caller right now; asked at load and after a lost connection.',
  input: input({}),
  output: output({ rings: array(ring.required()).required() }),
  impersonation: 'allowed',
});

export const answerRing = defineCall('answerRing', {
  path: 'answer-meeting-call',
  access: 'user',
  summary: 'Accepts or declines a call; every other tab stops ringing.',
  input: input({ ringId: id(), accept: flag().required('common.required') }),
  output: output({ roomId: string().required() }),
  errors: [meetingsErrors.RING_OVER],
});

export const cancelRings = defineCall('cancelRings', {
  path: 'cancel-meeting-calls',
  access: 'user',
  summary: 'Stops what the caller rings in a room; who was rung sees a missed call.',
  input: input({ roomId: id() }),
  output: noOutput,
});
