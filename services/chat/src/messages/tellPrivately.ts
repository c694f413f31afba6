import type { ChatMessage } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { tellReceiver } from './tellReceiver.ts';

/** After the answer: counts a message between two people as a use of the contact, and tells the other's webhooks. */
export function tellPrivately(context: ChatContext, { room, me }: OpenRoom, message: ChatMessage): void {
  const { deps, account } = context;
  const other = room.pairKey?.split(' ').find((email) => email !== me.email);
  if (!other) return;
  deps.background.run(() => deps.contactUse.count(context, account.accountId, other));
  deps.background.run(() => tellReceiver(context, message, me.email, other));
}
