import { userChannel } from '@meet/contracts/events';
import { followsChanged } from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import type { FollowRecord } from '../models/followModel.ts';

/** Makes both people's tabs fetch their follows again. */
export async function announceFollow(
  { publish }: Pick<OperationContext<unknown>, 'publish'>,
  { _id: followerId, followerId: requester, followedId }: FollowRecord,
): Promise<void> {
  for (const accountId of [requester, followedId]) {
    if (accountId) await publish(userChannel(accountId), followsChanged, { followerId });
  }
}
