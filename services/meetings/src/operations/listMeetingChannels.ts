import { listMeetingChannels as listMeetingChannelsCall } from '@meet/meetings-contract';
import { meetingChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';

export const listMeetingChannels = defineOperation(listMeetingChannelsCall, async (input, { deps }) => {
  const live = await deps.meetings
    .find({ accountIds: { $in: input.accountIds }, live: true }, { roomId: 1, accountIds: 1 })
    .lean();
  const isRequested = new Set(input.accountIds);
  const memberships = live.flatMap(({ roomId, accountIds }) =>
    accountIds.filter((id) => isRequested.has(id)).map((accountId) => ({ accountId, channel: meetingChannel(roomId) })),
  );
  return { memberships };
});
