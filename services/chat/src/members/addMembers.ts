import { CHAT_ROOM_MEMBERS_MAX, chatErrors, chatMembersAdded } from '@meet/contracts/chat';
import { ServiceError } from '@meet/contracts';
import { roomChannel } from '@meet/contracts/events';
import { isDuplicateKey } from '@meet/service-kit';
import type { ChatContext } from '../define.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';
import { presentRoomFacts } from '../presenters/presentRooms.ts';
import { announceRoom } from './announceRoom.ts';
import { changeRoom } from './changeRoom.ts';
import { inviteToRoom } from './inviteToRoom.ts';

/**
 * Adds people by address, tells the room, shows them the room and invites whoever is not registered.
 * Addresses that are in the room already are passed over; the room as it is afterwards is given back.
 * Throws CHAT_ROOM_FULL.
 */
export async function addMembers(
  context: ChatContext,
  room: ChatRoomDocument,
  emails: readonly string[],
): Promise<ChatRoomDocument> {
  const { deps, now, publish } = context;
  const present = await deps.members.find({ chatId: room._id }, { email: 1 }).lean();
  const known = new Set(present.map(({ email }) => email));
  const wanted = [...new Set(emails)].filter((email) => !known.has(email));
  if (wanted.length === 0) return room;
  if (present.length + wanted.length > CHAT_ROOM_MEMBERS_MAX) {
    throw new ServiceError(chatErrors.CHAT_ROOM_FULL, { params: { max: CHAT_ROOM_MEMBERS_MAX } });
  }
  const people = await deps.people.byEmail(context, wanted);
  await deps.members
    .insertMany(
      wanted.map((email) => ({
        chatId: room._id,
        email,
        accountId: people.get(email)?.accountId ?? null,
        joinedAt: now(),
        readSequence: room.lastSequence,
      })),
      { ordered: false },
    )
    .catch((error: unknown) => {
      // Somebody else added one of them at this moment: both were right.
      if (!isDuplicateKey(error)) throw error;
    });
  const changed = await changeRoom(context, room._id, { $pull: { departed: { $in: wanted } } });
  const facts = await presentRoomFacts(context, changed);
  const added = facts.participants.filter(({ email }) => wanted.includes(email));
  await announceRoom(
    context,
    facts,
    added.flatMap(({ accountId }) => accountId ?? []),
  );
  await publish(roomChannel(room._id), chatMembersAdded, {
    chatId: room._id,
    version: changed.version,
    participants: added,
  });
  await inviteToRoom(
    context,
    changed,
    added.flatMap(({ email, invited }) => (invited ? email : [])),
  );
  return changed;
}
