import { input, output, timestamp } from '@meet/contracts';
import { array, object, string, type InferType } from 'yup';
import { defineCall } from './defineCall.ts';

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
