import type { StoredPollRefusal } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { PollRecord } from '../models/pollModel.ts';
import { countVotes } from './countVotes.ts';

type PollDeps = Pick<Deps, 'polls' | 'now'>;
type PollChange = Partial<Pick<PollRecord, 'votes' | 'endedAt' | 'counts' | 'voters'>>;

/**
 * Changes a poll by what `decide` makes of its latest state, so that no vote is lost between two changes at once. Returns
 * the poll afterwards, or what `decide` refused it for.
 */
export async function changePoll(
  { polls }: PollDeps,
  filter: { readonly _id: string; readonly meetingId: string },
  decide: (poll: PollRecord) => PollChange | StoredPollRefusal,
): Promise<PollRecord | StoredPollRefusal> {
  for (;;) {
    const poll = await polls.findOne(filter).lean();
    if (!poll) return 'unknown';
    const change = decide(poll);
    if (typeof change === 'string') return change;
    const changed = await polls
      .findOneAndUpdate(
        { ...filter, revision: poll.revision },
        { $set: { ...change, revision: poll.revision + 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed) return changed;
  }
}

/** Returns how a poll that runs ends: it forgets who voted, and in an anonymous one every single vote. */
export function toEnd(poll: PollRecord, endedAt: number): PollChange | 'over' {
  if (poll.endedAt !== null) return 'over';
  const votes = poll.isAnonymous ? [] : poll.votes.map((vote) => ({ ...vote, voter: '' }));
  return { ...countVotes(poll), votes, endedAt };
}

/** Ends the polls of a meeting that still run. */
export async function endPolls(deps: PollDeps, meetingId: string): Promise<void> {
  const running = await deps.polls.find({ meetingId, endedAt: null }, { _id: 1 }).lean();
  for (const { _id } of running) await changePoll(deps, { _id, meetingId }, (poll) => toEnd(poll, deps.now()));
}
