import type { Deps } from '../Deps.ts';
import { inRunningMeeting, type RoomPlace } from '../live/inRunningMeeting.ts';

/**
 * Runs an action for a voter of the running meeting. An account has one vote from any number of pages, a guest one for
 * each room token. Throws the errors of `inRunningMeeting`.
 */
export const asVoter = <Result>(
  deps: Deps,
  place: RoomPlace,
  act: (meetingId: string, voter: string) => Promise<Result>,
): Promise<Result> =>
  inRunningMeeting(deps, place, ({ meeting, seat: { accountId } }) =>
    act(meeting._id, accountId ? `account ${accountId}` : place.participantKey),
  );
