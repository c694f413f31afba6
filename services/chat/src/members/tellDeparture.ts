import {
  channelsChanged,
  roomChannel,
  userChannel,
  type EventDefinition,
  type PayloadOf,
} from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';

/** Tells the room that a member is gone, and the member's own tabs, which stop listening first. */
export async function tellDeparture<E extends EventDefinition>(
  { publish }: Pick<ChatContext, 'publish'>,
  member: MemberRecord,
  event: E,
  payload: PayloadOf<E>,
): Promise<void> {
  const channel = roomChannel(member.chatId);
  if (member.accountId) {
    const own = userChannel(member.accountId);
    await publish(own, channelsChanged, { join: [], leave: [channel] });
    await publish(own, event, payload);
  }
  await publish(channel, event, payload);
}
