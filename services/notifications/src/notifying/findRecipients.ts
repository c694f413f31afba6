import { findAccountsByEmail, getAccounts, type AccountSummary } from '@meet/accounts-contract';
import type { NotifyContext } from './NotifyContext.ts';

/** Returns the accounts with these ids and e-mail addresses, each once. */
export async function findRecipients(
  { callAsService }: Pick<NotifyContext, 'callAsService'>,
  recipients: readonly string[],
): Promise<AccountSummary[]> {
  const emails = recipients.filter((recipient) => recipient.includes('@'));
  const accountIds = recipients.filter((recipient) => !recipient.includes('@'));
  const [byEmail, byId] = await Promise.all([
    emails.length ? callAsService(findAccountsByEmail, { emails }) : { accounts: [] },
    accountIds.length ? callAsService(getAccounts, { accountIds }) : { accounts: [] },
  ]);
  const people = [...byEmail.accounts, ...byId.accounts];
  return [...new Map(people.map((person) => [person.accountId, person])).values()];
}
