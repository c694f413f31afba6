import { accountsErrors } from '@meet/accounts-contract';
import { ServiceError, type Locale } from '@meet/contracts';
import type { OwnedThingsChoice } from '@meet/contracts/erasure';
import { hrefFor } from '@meet/contracts/routes';
import { findOwnedOrganization } from '@meet/organizations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { endOtherAccess, endSessions } from '../passwords/endAccess.ts';

/** Throws ORGANIZATION_NOT_HANDED_OVER while the account owns an organization with other members. */
export async function refuseOwner({ client }: Pick<Deps, 'client'>, accountId: string): Promise<void> {
  const { organization } = await client.call(findOwnedOrganization, { accountId }, SERVICE_CALLER);
  if (organization && organization.otherMembers > 0) {
    throw new ServiceError(accountsErrors.ORGANIZATION_NOT_HANDED_OVER);
  }
}

/**
 * Closes an account, ends all access to it, and mails the person the time of the deletion, which it returns in Unix
 * milliseconds.
 */
export async function closeAccount(deps: Deps, account: AccountRecord, owned: OwnedThingsChoice): Promise<number> {
  const closesAt = await deps.closures.close(account._id, owned);
  await endSessions(deps, account._id);
  await endOtherAccess(deps, account._id);
  // A second closing changes nothing, so it mails nothing.
  if (account.closesAt == null) {
    const values = { date: toDate(closesAt, account.locale) };
    deps.background.run(() => deps.mailWriter.write('accountClosed', account, hrefFor('signIn'), { values }));
  }
  return closesAt;
}

const toDate = (time: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(time);
