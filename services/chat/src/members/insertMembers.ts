import { CHAT_ROOM_MEMBERS_MAX, chatErrors } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { isDuplicateKey } from '@meet/service-kit';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { admitMember } from './admitMember.ts';
import { indexMembers } from './indexMembers.ts';
import type { Invitee } from './placeInvitees.ts';
import { notifyArrivals, type Arrived } from './notifyArrivals.ts';

/**
 * Adds people to a room and notifies everybody concerned. Skips members who take part, and advances the other members
 * as far as they may go now. Throws CHAT_ROOM_FULL.
 */
export async function insertMembers(
  context: Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>,
  room: RoomRecord,
  invitees: readonly Invitee[],
): Promise<Arrived> {
  const { deps, now } = context;
  const chatId = room._id;
  const present = await deps.members.find({ chatId }).lean();
  const known = new Map(present.map((member) => [member.email, member]));
  const fresh = invitees.filter(({ email }) => !known.has(email));
  if (fresh.length > 0 && present.length + fresh.length > CHAT_ROOM_MEMBERS_MAX) {
    throw new ServiceError(chatErrors.CHAT_ROOM_FULL, { params: { max: CHAT_ROOM_MEMBERS_MAX } });
  }
  await deps.members
    .insertMany(
      fresh.map((invitee) => ({ ...invitee, chatId, joinedAt: now(), readSequence: room.lastSequence })),
      { ordered: false },
    )
    .catch((error: unknown) => {
      // Another call added one of them at the same moment; both calls succeed.
      if (!isDuplicateKey(error)) throw error;
    });
  const admitted: Invitee[] = [];
  for (const invitee of invitees) {
    const member = known.get(invitee.email);
    if (member && (await admitMember(deps, member, invitee))) admitted.push(invitee);
  }

  const come = [...fresh, ...admitted];
  if (come.length === 0) return { room, added: [] };
  deps.background.run(() => indexMembers(context, { chatId }));
  const emails = come.map(({ email }) => email);
  await deps.rooms.updateOne({ _id: chatId }, { $pull: { departed: { $in: emails } } });
  return notifyArrivals(context, room, {
    seen: come.flatMap(({ email, invitation }) => (invitation && known.has(email) ? [] : email)),
    entering: come.flatMap(({ email, accountId }) => (known.get(email)?.accountId ? [] : (accountId ?? []))),
  });
}
