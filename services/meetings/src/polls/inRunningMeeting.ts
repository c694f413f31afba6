import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findSeat } from '../live/findSeat.ts';
import { findRoom } from '../rooms/findRoom.ts';

interface Place {
  readonly roomId: string;
  readonly participantKey: string;
}

/**
 * Acts for a participant of the running meeting, after what the room told before. `voter` is the account, if there is one:
 * it has one vote from however many pages. Throws NOT_IN_MEETING for anybody who is not in.
 */
export const inRunningMeeting = <Result>(
  deps: Deps,
  { roomId, participantKey }: Place,
  act: (meetingId: string, voter: string) => Promise<Result>,
): Promise<Result> =>
  deps.inRoom(roomId, async () => {
    await findRoom(deps, roomId);
    const meeting = await findLiveMeeting(deps, roomId);
    const seat = meeting && (await findSeat(deps, participantKey, meeting._id));
    if (!seat) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    return act(meeting._id, seat.accountId ? `account ${seat.accountId}` : participantKey);
  });
