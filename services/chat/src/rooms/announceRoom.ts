import { chatRoomCreated, type ChatRoomFacts } from '@meet/chat-contract';
import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';

/** Joins new members' open tabs to the room's channel and shows them the room. */
export async function announceRoom(
  { publish }: Pick<ChatContext, 'publish'>,
  facts: ChatRoomFacts,
  accountIds: readonly string[],
): Promise<void> {
  await Promise.all(
    accountIds.map(async (accountId) => {
      await publish(userChannel(accountId), channelsChanged, { join: [roomChannel(facts.chatId)], leave: [] });
      await publish(userChannel(accountId), chatRoomCreated, facts);
    }),
  );
}
