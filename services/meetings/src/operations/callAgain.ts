import { ServiceError } from '@meet/contracts';
import { callAgain as callAgainCall, meetingsErrors } from '@meet/meetings-contract';
import { findAcquaintancesAmong } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { ringPeople } from '../rings/ringPeople.ts';

export const callAgain = defineOperation(callAgainCall, async ({ ringId }, { deps, account }) => {
  const former = await deps.rings.findOne({ _id: ringId, callerId: account.accountId }).lean();
  const meeting = former && (await findLiveMeeting(deps, former.roomId));
  if (!meeting) throw new ServiceError(meetingsErrors.RING_OVER);
  const { calleeId, calleeName, calleeEmail } = former;
  const acquaintances = await findAcquaintancesAmong(deps, account.accountId, [calleeId]);
  // A stranger is called only by an invitation, which reveals nothing to the caller.
  if (!acquaintances.has(calleeId)) throw new ServiceError(meetingsErrors.RING_OVER);
  await ringPeople(deps, account, { roomId: meeting.roomId, subject: meeting.subject }, [
    { accountId: calleeId, fullName: calleeName, email: calleeEmail, isAcquaintance: true },
  ]);
  return {};
});
