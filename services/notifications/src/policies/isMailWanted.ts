import type { InputOf } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import type { deliverMail } from '@meet/notifications-contract';
import { randomUUID } from 'node:crypto';
import type { NotifyContext } from '../notifying/NotifyContext.ts';
import { findChoices } from './findChoices.ts';

/** Returns false if the address has an account that chose no mails for the type in `about`. */
export async function isMailWanted(
  context: Pick<NotifyContext, 'callAsService'>,
  { to, about }: Pick<InputOf<typeof deliverMail>, 'to' | 'about'>,
): Promise<boolean> {
  if (!about) return true;
  const { accounts } = await context.callAsService(findAccountsByEmail, { emails: [to] });
  // Choices are fetched in any case, so that the duration does not reveal whether an account exists.
  const accountId = accounts[0]?.accountId ?? randomUUID();
  const choose = await findChoices(context, about, [accountId]);
  return accounts.length === 0 || choose(accountId).mail;
}
