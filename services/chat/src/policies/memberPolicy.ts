import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { ownsRoom } from './roomPolicy.ts';

/** The conditions of `takesPart`, and of its opposite, for queries. */
export const TAKING_PART = { accountId: { $ne: null }, invitation: { $exists: false } };
export const NOT_TAKING_PART = { $or: [{ accountId: null }, { invitation: { $exists: true } }] };

/** Returns whether a member takes part in the room by their own choice. All members who do are acquaintances. */
export function takesPart(member: MemberRecord): boolean {
  return member.accountId !== null && member.invitation === undefined;
}

/**
 * Returns whether a member is shown only as an invited address. Others must not see whether an account has the address,
 * so this decides on everything that they are shown. The ownership of a room is no secret.
 */
export function isInvited(room: RoomRecord, member: MemberRecord): boolean {
  return !takesPart(member) && !ownsRoom(room, member.accountId);
}
