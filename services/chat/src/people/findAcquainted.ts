import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { findAcquaintances } from '@meet/network-contract';
import type { ChatContext } from '../ChatContext.ts';
import { chunksOf } from '@meet/service-kit';

/** Which of these accounts let the caller see that they exist. Where nobody can say so, none of them. */
export async function findAcquainted(
  { account, callAsService, log }: Pick<ChatContext, 'account' | 'callAsService' | 'log'>,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { accountId } = account;
  try {
    const answers = await Promise.all(
      chunksOf(accountIds, ACCOUNTS_ASKED_MAX).map((among) => callAsService(findAcquaintances, { accountId, among })),
    );
    return new Set(answers.flatMap((answer) => answer.accountIds));
  } catch (error) {
    log.warn({ err: error }, 'acquaintances could not be found: those who are put into a room are shown as invited');
    return new Set();
  }
}
