import type { Deps } from '../Deps.ts';
import { inRunningMeeting, type RoomPlace } from '../live/inRunningMeeting.ts';

/**
 * Acts for a voter of the running meeting: an account has one vote from however many pages, a guest one for each room
 * token. Throws what `inRunningMeeting` throws.
 */
export const asVoter = <Result>(
  deps: Deps,
  place: RoomPlace,
  act: (meetingId: string, voter: string) => Promise<Result>,
): Promise<Result> =>
  inRunningMeeting(deps, place, ({ meeting, seat: { accountId } }) =>
    act(meeting._id, accountId ? `account ${accountId}` : place.participantKey),
  );
