import { hrefFor } from '@meet/contracts/routes';
import { deliverMail } from '@meet/notifications-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { Person } from '../people/createPeople.ts';

/**
 * Mails an invitation. A person without an account finds the room after registering with the address. A person with an
 * account gets a link to the room. Nobody else learns which case it was: both mails are sent and counted alike. Throws
 * the errors of deliverMail.
 */
export async function mailRoomInvite(context: ChatContext, room: RoomRecord, email: string): Promise<void> {
  const people = await context.deps.people.byEmail(context, [email]);
  await deliver(context, room, email, people.get(email));
}

/**
 * Mails several invitations. People in `people` get theirs in their own language. Logs a mail that fails: the member
 * stays pending and can be invited again.
 */
export async function inviteToRoom(
  context: ChatContext,
  room: RoomRecord,
  emails: readonly string[],
  people: ReadonlyMap<string, Person>,
): Promise<void> {
  const outcomes = await Promise.allSettled(emails.map((email) => deliver(context, room, email, people.get(email))));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      context.log.warn({ err: outcome.reason as unknown, chatId: room._id }, 'an invitation could not be mailed');
    }
  }
}

async function deliver(
  { deps, account, caller, callAsService }: ChatContext,
  room: RoomRecord,
  email: string,
  registered: Person | undefined,
): Promise<void> {
  const locale = registered?.locale ?? caller.locale;
  const draw = (key: string) =>
    deps.translate(locale, `chat.mail.${key}`, { inviter: account.fullName || account.email, room: room.name });
  await callAsService(deliverMail, {
    to: email,
    locale,
    subject: draw('inviteSubject'),
    title: draw('inviteTitle'),
    body: [
      draw(room.name ? 'inviteBody' : 'inviteBodyUnnamed'),
      draw(registered ? 'inviteSignIn' : 'inviteSignUp'),
    ].join('\n\n'),
    action: registered
      ? { label: draw('inviteOpen'), url: `${deps.publicUrl}${hrefFor('chat', { '*': room._id })}` }
      : { label: draw('inviteAction'), url: `${deps.publicUrl}/signup` },
    footnote: draw('inviteFootnote'),
    onBehalfOf: account.accountId,
  });
}
