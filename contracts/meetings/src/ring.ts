import { timestamp } from '@meet/contracts';
import { object, string, type InferType } from 'yup';

/** Manner of a call: aloud, or without a sound if the person is busy. */
export const RING_MANNERS = ['ring', 'knock'] as const;
export type RingManner = (typeof RING_MANNERS)[number];

/** A call as who is called sees it. */
export const ring = object({
  ringId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  callerName: string().required(),
  callerEmail: string().required(),
  manner: string().oneOf(RING_MANNERS).required(),
  /** Unix milliseconds after which the call counts as missed. */
  expiresAt: timestamp(),
}).meta({ name: 'MeetingRing' });
export type Ring = InferType<typeof ring>;

/** States of a call. `absent`: the called person is not there, so nothing rang; they find a missed call. */
export const RING_STATES = ['ringing', 'accepted', 'declined', 'missed', 'cancelled', 'absent'] as const;
export type RingState = (typeof RING_STATES)[number];

/** A call as its caller sees it. Somebody invisible looks like somebody who is not there. */
export const placedCall = object({
  ringId: string().required(),
  roomId: string().required(),
  calleeName: string().required(),
  calleeEmail: string().required(),
  state: string().oneOf(RING_STATES).required(),
  manner: string().oneOf(RING_MANNERS).required(),
  /** When who is called is busy no longer, in unix milliseconds; null where they didn't say. */
  busyUntil: timestamp().nullable(),
  /** Unix milliseconds after which the call counts as missed. */
  expiresAt: timestamp(),
  /** Unix milliseconds; null while it rings. */
  endedAt: timestamp().nullable(),
}).meta({ name: 'PlacedMeetingCall' });
export type PlacedCall = InferType<typeof placedCall>;
