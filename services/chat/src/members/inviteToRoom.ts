import { deliverMail } from '@meet/contracts/notifications';
import type { ChatContext } from '../define.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';

/** Mails the invitation; who registers with the address finds the room. Throws what deliverMail throws. */
export async function mailRoomInvite(context: ChatContext, room: ChatRoomDocument, email: string): Promise<void> {
  const { deps, account, caller, callAsService } = context;
  const draw = (key: string) =>
    deps.translate(caller.locale, `chat.mail.${key}`, { inviter: account.fullName || account.email, room: room.name });
  await callAsService(deliverMail, {
    to: email,
    locale: caller.locale,
    subject: draw('inviteSubject'),
    title: draw('inviteTitle'),
    body: draw(room.name ? 'inviteBody' : 'inviteBodyUnnamed'),
    action: { label: draw('inviteAction'), url: `${deps.publicUrl}/signup` },
    footnote: draw('inviteFootnote'),
    onBehalfOf: account.accountId,
  });
}

/** Mails several invitations. A mail that fails is logged: the member stays pending and can be invited again. */
export async function inviteToRoom(
  context: ChatContext,
  room: ChatRoomDocument,
  emails: readonly string[],
): Promise<void> {
  const outcomes = await Promise.allSettled(emails.map((email) => mailRoomInvite(context, room, email)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      context.log.warn({ err: outcome.reason as unknown, chatId: room._id }, 'an invitation could not be mailed');
    }
  }
}
