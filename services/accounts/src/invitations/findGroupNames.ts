import { listOwnedGroups } from '@meet/network-contract';
import type { OperationContext } from '@meet/service-kit';

/** Returns the current names of the groups that an account owns, by group id. */
export async function findGroupNames(
  { callAsService }: Pick<OperationContext<unknown>, 'callAsService'>,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const { groups } = await callAsService(listOwnedGroups, { accountId });
  return new Map(groups.map(({ groupId, groupName }) => [groupId, groupName]));
}
