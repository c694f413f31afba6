import type { PlacedCall, Ring } from '@meet/meetings-contract';
import type { RingRecord } from '../models/ringModel.ts';

/** Presents a call for the called person. */
export const presentRing = ({
  _id,
  roomId,
  subject,
  callerName,
  callerEmail,
  manner,
  expiresAt,
}: RingRecord): Ring => ({ ringId: _id, roomId, subject, callerName, callerEmail, manner, expiresAt });

/** Presents a call for its caller. */
export function presentPlacedCall(record: RingRecord): PlacedCall {
  const { _id, roomId, calleeName, calleeEmail, state, manner, busyUntil, expiresAt, endedAt } = record;
  return { ringId: _id, roomId, calleeName, calleeEmail, state, manner, busyUntil, expiresAt, endedAt };
}
