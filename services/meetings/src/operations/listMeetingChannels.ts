import { listMeetingChannels as listMeetingChannelsCall } from '@meet/meetings-contract';
import { meetingChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';

export const listMeetingChannels = defineOperation(listMeetingChannelsCall, async (asked, { deps }) => {
  const live = await deps.meetings
    .find({ accountIds: { $in: asked.accountIds }, live: true }, { roomId: 1, accountIds: 1 })
    .lean();
  const isAsked = new Set(asked.accountIds);
  const memberships = live.flatMap(({ roomId, accountIds }) =>
    accountIds.filter((id) => isAsked.has(id)).map((accountId) => ({ accountId, channel: meetingChannel(roomId) })),
  );
  return { memberships };
});
