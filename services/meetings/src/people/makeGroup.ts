import { ServiceError, type AccountCaller } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { createGroupWith } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { Invited } from './findPeople.ts';

export async function makeGroup(
  { callAsService }: Deps,
  owner: AccountCaller,
  groupName: string,
  people: readonly Invited[],
): Promise<string> {
  try {
    const { group } = await callAsService(createGroupWith, {
      accountId: owner.accountId,
      groupName,
      people: people.map(({ email, fullName }) => ({ email, fullName })),
    });
    return group.groupId;
  } catch (error) {
    if (error instanceof ServiceError && !error.entry.reportable) throw error;
    throw new ServiceError(meetingsErrors.GROUP_NOT_CREATED, { cause: error });
  }
}
