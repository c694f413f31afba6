import type { InputOf } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import type { deliverMail } from '@meet/notifications-contract';
import { randomUUID } from 'node:crypto';
import type { NotifyContext } from '../notifying/NotifyContext.ts';
import { findChoices } from './findChoices.ts';

/** False where the address's holder has an account and chose no mails about what this one tells of. */
export async function isMailWanted(
  context: Pick<NotifyContext, 'callAsService'>,
  { to, about }: Pick<InputOf<typeof deliverMail>, 'to' | 'about'>,
): Promise<boolean> {
  if (!about) return true;
  const { accounts } = await context.callAsService(findAccountsByEmail, { emails: [to] });
  // Somebody is asked about in any case: the time taken does not tell whether there is an account.
  const accountId = accounts[0]?.accountId ?? randomUUID();
  const choose = await findChoices(context, about, [accountId]);
  return accounts.length === 0 || choose(accountId).mail;
}
