import { hrefFor } from '@meet/contracts/routes';
import { getAccounts, getPreferencesOfAccounts, type AccountSummary } from '@meet/accounts-contract';
import { describeChatRoom } from '@meet/chat-contract';
import { deliverMail } from '@meet/notifications-contract';
import type { ReadContext } from '../ChatContext.ts';
import { presentAllRoomAttributes } from '../presenters/presentRooms.ts';
import { presentTitle } from '../presenters/presentTitle.ts';
import { findUnread, type UnreadRoom } from './findUnread.ts';

const REQUESTED_AT_ONCE = 1000;

/**
 * Sends each person who wants mails one mail about all their rooms that fell quiet unread. Each message is mailed about
 * once, even if several processes run this. The mail contains room names and counts, never the text of a message.
 */
export async function mailUnread(
  context: ReadContext,
  quiet: { readonly after: number; readonly until: number },
  isOurs: () => boolean = () => true,
): Promise<void> {
  const unread = [...(await findUnread(context.deps, quiet))];
  for (let start = 0; start < unread.length; start += REQUESTED_AT_ONCE) {
    await mailTo(context, new Map(unread.slice(start, start + REQUESTED_AT_ONCE)), isOurs);
  }
}

async function mailTo(
  context: ReadContext,
  unread: ReadonlyMap<string, UnreadRoom[]>,
  isOurs: () => boolean,
): Promise<void> {
  const { callAsService } = context;
  const accountIds = [...unread.keys()];
  const [{ preferences }, { accounts }] = await Promise.all([
    callAsService(getPreferencesOfAccounts, { accountIds }),
    callAsService(getAccounts, { accountIds }),
  ]);
  const wanted = new Set(preferences.flatMap((kept) => (kept.chatNotifications.mail ? kept.accountId : [])));
  for (const account of accounts) {
    if (!isOurs()) return;
    if (!wanted.has(account.accountId)) continue;
    const claimed = await claim(context, account.accountId, unread.get(account.accountId)!);
    if (claimed.length > 0) await deliver(context, account, claimed);
  }
}

/** Marks the messages before the mail is sent: a missing mail harms less than a duplicate. */
async function claim(
  { deps }: ReadContext,
  accountId: string,
  rooms: readonly UnreadRoom[],
): Promise<readonly UnreadRoom[]> {
  const claimed: UnreadRoom[] = [];
  for (const entry of rooms) {
    const { _id: chatId, lastSequence } = entry.room;
    const { modifiedCount } = await deps.members.updateOne(
      { chatId, accountId, readSequence: { $lt: lastSequence }, mailedSequence: { $not: { $gte: lastSequence } } },
      { $set: { mailedSequence: lastSequence } },
    );
    if (modifiedCount > 0) claimed.push(entry);
  }
  return claimed;
}

async function deliver(context: ReadContext, account: AccountSummary, unread: readonly UnreadRoom[]): Promise<void> {
  const { deps, callAsService } = context;
  const attributes = await presentAllRoomAttributes(
    context,
    unread.map(({ room }) => room),
  );
  const draw = (key: string, params: Record<string, unknown>) =>
    deps.translate(account.locale, `chat.mail.${key}`, params);
  const lines = attributes.map((room, index) => {
    const called = presentTitle(describeChatRoom(room, account.email.toLowerCase(), { readSequence: 0 }));
    return draw('unreadLine', { room: called, count: unread[index]!.unread });
  });
  const count = unread.reduce((sum, room) => sum + room.unread, 0);
  await callAsService(deliverMail, {
    to: account.email,
    locale: account.locale,
    subject: draw('unreadTitle', { count }),
    title: draw('unreadTitle', { count }),
    body: lines.join('\n\n'),
    action: { label: draw('unreadAction', {}), url: `${deps.publicUrl}${toAddress(unread)}` },
    footnote: draw('unreadFootnote', {}),
    onBehalfOf: undefined,
  });
}

/** Returns the path of the room's page, or of the list if several rooms have unread messages. */
function toAddress([first, second]: readonly UnreadRoom[]): string {
  return hrefFor('chat', { '*': first && !second ? first.room._id : '' });
}
