import { findAccountsByEmail, getAccounts, type AccountSummary } from '@meet/accounts-contract';
import type { Follower } from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import type { FollowRecord } from '../models/followModel.ts';

type Calls = Pick<OperationContext<unknown>, 'callAsService'>;

/**
 * Presents the people whom the caller follows. Until a person accepts, the caller sees only the address that they
 * typed.
 */
export async function presentFollowed({ callAsService }: Calls, records: readonly FollowRecord[]): Promise<Follower[]> {
  const emails = records.flatMap(({ state, followedEmail }) => (state === 'following' ? [followedEmail] : []));
  const { accounts } = emails.length ? await callAsService(findAccountsByEmail, { emails }) : { accounts: [] };
  const byEmail = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  return records.map((record) => present(record, byEmail.get(record.followedEmail), record.followedEmail));
}

/** Presents the caller's followers; deleted accounts are left out. */
export async function presentFollowers(
  { callAsService }: Calls,
  records: readonly FollowRecord[],
): Promise<Follower[]> {
  const accountIds = records.map(({ followerId }) => followerId);
  const { accounts } = accountIds.length ? await callAsService(getAccounts, { accountIds }) : { accounts: [] };
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  return records.flatMap((record) => {
    const account = byId.get(record.followerId);
    return account ? [present(record, account, account.email)] : [];
  });
}

const present = (record: FollowRecord, account: AccountSummary | undefined, email: string): Follower => ({
  followerId: record._id,
  fullName: account?.fullName ?? '',
  email: account?.email ?? email,
  avatar: account?.avatar ?? null,
  state: record.state,
  inviteToken: record.state === 'asked' ? record._id : null,
  since: record.since,
});
