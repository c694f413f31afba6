import { closeCalendarFeed as closeCalendarFeedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const closeCalendarFeed = defineOperation(closeCalendarFeedCall, async ({ accountId }, { deps }) => {
  await deps.calendarFeeds.deleteOne({ _id: accountId });
  return {};
});
