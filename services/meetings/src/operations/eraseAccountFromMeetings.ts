import { eraseAccountFromMeetings as call } from '@meet/meetings-contract';
import { deleteInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { closeOwnRooms } from '../erasure/closeOwnRooms.ts';
import { forgetInMeetings } from '../erasure/forgetInMeetings.ts';

/** Deletes the account's rooms, plans and recordings, and removes it from the meetings of others. */
export const eraseAccountFromMeetings = defineOperation(call, async (erasure, { deps }) => {
  const { accountId, email } = erasure;
  if (!(await closeOwnRooms(deps, erasure))) return { cursor: 'rooms' };
  if (!(await forgetInMeetings(deps, erasure))) return { cursor: 'meetings' };
  // Attempts to join that led to no meeting.
  await deleteInBatches(deps.attendances, { accountId });
  await deleteInBatches(deps.joins, { accountId });
  await deleteInBatches(deps.rings, { callerId: accountId });
  await deleteInBatches(deps.rings, { calleeId: accountId });
  await deps.scheduledMeetings.updateMany({ invited: email }, { $pull: { invited: email, unmailed: email } });
  await deps.hostConfigurations.deleteOne({ _id: accountId });
  await deps.calendarFeeds.deleteOne({ _id: accountId });
  await deps.emailLookups.deleteOne({ _id: `account:${accountId}` });
  return { cursor: null };
});
