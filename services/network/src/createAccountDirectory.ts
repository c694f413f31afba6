import { findAccountsByEmail, getAccounts, type AccountSummary } from '@meet/accounts-contract';
import { toChunks, type ServiceBase } from '@meet/service-kit';

/** Looks up the people behind accounts, in large batches, at the accounts service. */
export interface AccountDirectory {
  /** Returns accounts by account id; unknown ones are left out. */
  byId(accountIds: Iterable<string>): Promise<Map<string, AccountSummary>>;
  /** Returns accounts by e-mail address in lower case; unknown ones are left out. */
  byEmail(emails: Iterable<string>): Promise<Map<string, AccountSummary>>;
}

const BATCH = 1000;

export function createAccountDirectory({ callAsService }: Pick<ServiceBase, 'callAsService'>): AccountDirectory {
  return {
    byId: async (accountIds) => {
      const lists = await inBatches(accountIds, (ids) => callAsService(getAccounts, { accountIds: ids }));
      return new Map(lists.flatMap(({ accounts }) => accounts).map((account) => [account.accountId, account]));
    },
    byEmail: async (emails) => {
      const lists = await inBatches(emails, (batch) => callAsService(findAccountsByEmail, { emails: batch }));
      return new Map(
        lists.flatMap(({ accounts }) => accounts).map((account) => [account.email.toLowerCase(), account]),
      );
    },
  };
}

function inBatches<Result>(values: Iterable<string>, ask: (batch: string[]) => Promise<Result>): Promise<Result[]> {
  return Promise.all(toChunks([...new Set(values)], BATCH).map(ask));
}
