import type { ChatContext } from '../ChatContext.ts';
import type { StoredMessage } from './storeMessage.ts';
import { notifyReceiver } from './notifyReceiver.ts';

/** After the answer: counts a message between two people as a use of the contact, and tells the other's webhooks. */
export function notifyPrivately(context: ChatContext, { room, message }: StoredMessage): void {
  const { deps, account } = context;
  const other = room.pairKey?.split(' ').find((email) => email !== message.email);
  if (!other) return;
  deps.background.run(() => deps.contactUse.count(context, account.accountId, other));
  deps.background.run(() => notifyReceiver(context, message, message.email, other));
}
