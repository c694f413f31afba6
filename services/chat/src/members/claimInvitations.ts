import { chatMembersAdded } from '@meet/contracts/chat';
import { roomChannel } from '@meet/contracts/events';
import type { ChatContext, ReadContext } from '../define.ts';
import { presentRoomFacts } from '../presenters/presentRooms.ts';
import { announceRoom } from './announceRoom.ts';
import { changeRoom } from './changeRoom.ts';

type Claim = ReadContext & Pick<ChatContext, 'publish'>;

/** Joins an account to the rooms that its address was invited to before it was registered, and tells them. */
export async function claimInvitations(context: Claim, accountId: string, address: string): Promise<void> {
  const { members } = context.deps;
  const email = address.toLowerCase();
  const pending = await members.find({ email, accountId: null }).lean();
  if (pending.length === 0) return;
  await members.updateMany({ email, accountId: null }, { $set: { accountId } });
  for (const { chatId } of pending) {
    const room = await changeRoom(context, chatId).catch(() => undefined);
    if (!room) continue;
    const facts = await presentRoomFacts(context, room);
    const participants = facts.participants.filter((member) => member.email === email);
    await announceRoom(context, facts, [accountId]);
    await context.publish(roomChannel(chatId), chatMembersAdded, { chatId, version: room.version, participants });
  }
}
