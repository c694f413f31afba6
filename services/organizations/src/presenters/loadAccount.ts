import { commonErrors, ServiceError } from '@meet/contracts';
import type { AccountSummary } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { loadPeople } from './presentOrganization.ts';

/** Returns an account. Throws NOT_FOUND. */
export async function loadAccount(context: OperationContext<Deps>, accountId: string): Promise<AccountSummary> {
  const account = (await loadPeople(context, [accountId])).get(accountId);
  if (!account) throw new ServiceError(commonErrors.NOT_FOUND);
  return account;
}
