import { chatErrors } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import type { LiveWebhook } from '../models/webhookModel.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import { mayManage } from '../policies/roomPolicy.ts';

/** Returns whether a webhook's creator, who is this member of the room, may still have it post. */
export function isPaused(room: RoomRecord, creator: MemberRecord | undefined): boolean {
  return !creator?.accountId || !takesPart(creator) || !mayManage(room, creator.accountId);
}

/** Throws CHAT_WEBHOOK_PAUSED if the webhook's creator may not manage the room any more. */
export async function permitCreator(
  { deps }: Pick<ChatContext, 'deps'>,
  room: RoomRecord,
  { creatorId }: LiveWebhook,
): Promise<void> {
  const creator = await deps.members.findOne({ chatId: room._id, accountId: creatorId }).lean();
  if (isPaused(room, creator ?? undefined)) throw new ServiceError(chatErrors.CHAT_WEBHOOK_PAUSED);
}
