import type { AccountCaller } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import { FOLLOW_INVITE_DAYS, oneLine } from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { say } from '../texts/say.ts';
import { sendMail } from '../mail/sendMail.ts';

/** Mails the link by which a person answers a follow request. Throws what sendMail throws. */
export async function mailFollowRequest(
  { deps, callAsService }: Pick<OperationContext<Deps>, 'deps' | 'callAsService'>,
  requester: AccountCaller,
  to: string,
  secret: string,
): Promise<void> {
  const { accounts } = await callAsService(findAccountsByEmail, { emails: [to] });
  const locale = accounts[0]?.locale ?? requester.locale;
  const values = { name: requester.fullName || requester.email, email: requester.email, days: FOLLOW_INVITE_DAYS };
  const subject = oneLine(say(locale, 'followMail', 'subject', values));
  await sendMail(deps, {
    to,
    locale,
    subject,
    title: subject,
    body: say(locale, 'followMail', 'body', values),
    action: { label: say(locale, 'followMail', 'action', values), url: `${deps.publicUrl}/accept-follow/${secret}` },
    footnote: say(locale, 'followMail', 'footnote', values),
    onBehalfOf: requester.accountId,
  });
}
