import { ServiceError, type AccountCaller } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { endsAt } from './listScheduled.ts';

export async function findPlanned({ scheduledMeetings, now }: Deps, id: string, owner: AccountCaller) {
  const meeting = await scheduledMeetings.findOne({ _id: id, ownerId: owner.accountId }).lean();
  if (!meeting || meeting.cancelledAt !== null || endsAt(meeting) < now()) {
    throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
  }
  return meeting;
}
