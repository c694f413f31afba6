import { POLL_LIMITS } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { PollRecord } from '../models/pollModel.ts';

/** Returns the polls of a meeting, the oldest first. */
export const listPolls = ({ polls }: Pick<Deps, 'polls'>, meetingId: string): Promise<PollRecord[]> =>
  polls.find({ meetingId }).sort({ openedAt: 1, _id: 1 }).limit(POLL_LIMITS.perMeeting).lean();
