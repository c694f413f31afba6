import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { ownsRoom } from './roomPolicy.ts';

/** The same as `takesPart`, and its contrary, for queries. */
export const TAKING_PART = { accountId: { $ne: null }, invitation: { $exists: false } };
export const NOT_TAKING_PART = { $or: [{ accountId: null }, { invitation: { $exists: true } }] };

/** In the room of their own will: from then on an acquaintance of everyone else who is. */
export function takesPart(member: MemberRecord): boolean {
  return member.accountId !== null && member.invitation === undefined;
}

/**
 * Tells whether a member is shown as an invited address only. Others must not see whether an account has it, so this
 * decides about everything that they are shown. A room's ownership is no secret.
 */
export function isInvited(room: RoomRecord, member: MemberRecord): boolean {
  return !takesPart(member) && !ownsRoom(room, member.accountId);
}
