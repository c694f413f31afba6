import { getRoomId, type ChatMessage } from '@meet/chat-contract';
import { addressesAll, findAddressed, hasMentions, MENTION_ALL } from '@meet/contracts/markdown';
import { NOTIFICATION_TYPES, notify, withdrawNotifications } from '@meet/notifications-contract';
import type { ChatContext } from '../ChatContext.ts';
import { messageKey } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import type { SpeakingContext } from './SpeakingContext.ts';
import type { StoredMessage } from './storeMessage.ts';

/** The author, and what notifies others of them. */
type MentionContext = SpeakingContext & Pick<ChatContext, 'deps'>;

interface Mentioning {
  readonly room: Pick<RoomRecord, '_id' | 'name'>;
  readonly message: ChatMessage;
  /** Text that an edit replaced; the members whom it addressed have been notified already. */
  readonly replaced?: string;
  /** Rings only the bells, because the devices were notified before. */
  readonly isSilent?: boolean;
}

/**
 * After the response, rings the bells and notifies the devices of the members whom a message addresses, once per
 * message. The notification names the author and the room, never the text. Leaves out members who chose to get nothing
 * from the room. Logs a failure.
 */
export function notifyMentioned(context: MentionContext, mentioning: Mentioning): void {
  const { deps, log } = context;
  if (!hasMentions(mentioning.message.content)) return;
  deps.background.run(async () => {
    try {
      await ring(context, mentioning);
    } catch (error) {
      log.warn({ err: error }, 'people were not notified of a mention');
    }
  });
}

/** After the response, notifies mentioned members, and the devices of the others unless everybody is mentioned. */
export function notifyMembers(context: MentionContext, stored: StoredMessage): void {
  notifyMentioned(context, stored);
  // Devices of mentioned members are notified of the mention already.
  if (!addressesAll(stored.message.content))
    context.deps.pushNotifier.notify(context, stored.room, findMentioned(stored.message));
}

/** After the response, removes the notifications of a deleted message from the bells. Logs a failure. */
export function withdrawMentions(
  { deps, callAsService, log }: Omit<MentionContext, 'account'>,
  message: ChatMessage,
): void {
  deps.background.run(async () => {
    try {
      await callAsService(withdrawNotifications, { dedupeKey: toKey(message) });
    } catch (error) {
      log.warn({ err: error }, 'notifications of a deleted message stayed');
    }
  });
}

/** Returns the accounts whose devices are notified of a message because it mentions them. */
export function findMentioned({ content, mentions }: ChatMessage): string[] {
  const addressed = new Set(findAddressed(content));
  return mentions.flatMap(({ accountId }) => (addressed.has(accountId) ? accountId : []));
}

async function ring(context: MentionContext, { room, message, replaced = '', isSilent }: Mentioning): Promise<void> {
  const { deps, account, callAsService } = context;
  const { chatId, sequence } = message;
  const before = new Set(findAddressed(replaced));
  const toAll = addressesAll(message.content) && !before.has(MENTION_ALL);
  const named = findMentioned(message).filter((id) => !before.has(id));
  if (!toAll && named.length === 0) return;
  // Leaves out members who left the room meanwhile.
  const members = await deps.members
    .find(
      { ...TAKING_PART, chatId: getRoomId(chatId), ...(!toAll && { accountId: { $in: named } }) },
      { accountId: 1, notificationLevel: 1 },
    )
    .lean();
  const others = members.filter(({ accountId }) => accountId !== account.accountId);
  if (!isSilent)
    deps.roomHooks.notify(context, { event: 'mentioned', room, message, accountIds: getAccountIds(others) });
  const recipients = getAccountIds(others.filter(({ notificationLevel }) => notificationLevel !== 'nothing'));
  if (recipients.length === 0) return;
  await callAsService(notify, {
    recipients,
    notificationType: NOTIFICATION_TYPES.mention,
    from: { fullName: message.name, email: message.email || null },
    message: { groupName: room.name || undefined, chatId, chatSequence: sequence },
    dedupeKey: toKey(message),
    withoutPush: isSilent,
  });
  // The message was deleted while the bells rang.
  const stored = await deps.messages.findOne({ _id: messageKey(chatId, sequence) }, { deletedAt: 1 }).lean();
  if (stored?.deletedAt !== undefined) withdrawMentions(context, message);
}

const toKey = ({ chatId, sequence }: ChatMessage) => `mention ${messageKey(chatId, sequence)}`;
