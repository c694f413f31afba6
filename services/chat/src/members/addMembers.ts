import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import { insertMembers } from './insertMembers.ts';
import { inviteToRoom } from './inviteToRoom.ts';
import { placeInvitees } from './placeInvitees.ts';

/**
 * Adds people by address for the caller, notifies the room, shows them the room and invites those who do not take part.
 * Skips addresses of members who already take part. Returns the room as it is afterwards, in the same version if no
 * change is visible to members. Throws CHAT_ROOM_FULL.
 */
export async function addMembers(
  context: ChatContext,
  room: RoomRecord,
  emails: readonly string[],
): Promise<RoomRecord> {
  const present = await context.deps.members.find({ chatId: room._id }).lean();
  const settled = new Set(present.filter(takesPart).map(({ email }) => email));
  const wanted = [...new Set(emails)].filter((email) => !settled.has(email));
  if (wanted.length === 0) return room;
  const { invitees, people } = await placeInvitees(context, wanted);
  const { room: changed, added } = await insertMembers(context, room, invitees);
  await inviteToRoom(
    context,
    changed,
    added.flatMap(({ email, invited }) => (invited ? email : [])),
    people,
  );
  return changed;
}
