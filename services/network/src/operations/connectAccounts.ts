import { commonErrors, isRefusal, ServiceError } from '@meet/contracts';
import type { AccountSummary } from '@meet/accounts-contract';
import { connectAccounts as call, networkErrors, prepareImport } from '@meet/network-contract';
import { addMissingContacts } from '../contacts/addMissingContacts.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';

export const connectAccounts = defineOperation(call, async ({ accountId, otherAccountId }, { deps }) => {
  const accounts = await deps.accounts.byId([accountId, otherAccountId]);
  const [one, other] = [accounts.get(accountId), accounts.get(otherAccountId)];
  if (!one || !other) throw new ServiceError(commonErrors.NOT_FOUND);
  await addToList(deps, one, other);
  await addToList(deps, other, one);
  return {};
});

async function addToList(deps: Deps, owner: AccountSummary, person: AccountSummary): Promise<void> {
  const people = prepareImport([{ email: person.email, name: person.fullName }], { ownEmail: owner.email });
  try {
    await addMissingContacts(deps, owner.accountId, people);
  } catch (error) {
    if (!isRefusal(error, networkErrors.CONTACTS_LIMIT_REACHED)) throw error;
  }
}
