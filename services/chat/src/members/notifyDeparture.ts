import { roomChannel, userChannel, type EventDefinition, type PayloadOf } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { changeChannels } from '../rooms/changeChannels.ts';

/** Notifies the room that a member left, who also no longer follows its threads. The member's own tabs are notified first, so that they unsubscribe. */
export async function notifyDeparture<E extends EventDefinition>(
  context: Pick<ChatContext, 'deps' | 'publish'>,
  member: MemberRecord,
  event: E,
  payload: PayloadOf<E>,
): Promise<void> {
  const { chatId, accountId } = member;
  if (accountId) {
    await context.deps.followerRecords.deleteMany({ chatId, accountId });
    await changeChannels(context, chatId, [accountId], 'leave');
    await context.publish(userChannel(accountId), event, payload);
  }
  await context.publish(roomChannel(chatId), event, payload);
}
