import { commonErrors, ServiceError } from '@meet/contracts';
import { getPastMeeting as call } from '@meet/meetings-contract';
import { readChat } from '../chat/readChat.ts';
import { defineOperation } from '../defineOperation.ts';
import { presentPastMeetings } from '../presenters/presentPastMeetings.ts';

export const getPastMeeting = defineOperation(call, async ({ meetingId }, { deps, account, now }) => {
  const { accountId } = account;
  const stored = await deps.meetings.findById(meetingId).lean();
  const isKnown = stored !== null && (stored.ownerId === accountId || stored.accountIds.includes(accountId));
  if (!isKnown || stored.live) throw new ServiceError(commonErrors.NOT_FOUND);
  const [presented] = await presentPastMeetings(deps, [stored], account, now());
  const { meeting, isReadable } = presented!;
  // The chat of a deleted room is gone with it.
  const room = isReadable ? await deps.rooms.findById(stored.roomId).lean() : null;
  return {
    meeting,
    chat: room && room.ownerId === stored.ownerId ? await readChat(deps, room, stored) : [],
    mayDeleteAll: stored.ownerId === accountId,
  };
});
