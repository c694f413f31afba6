import type { StoredPollRefusal } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { PollRecord } from '../models/pollModel.ts';
import { countVotes } from './countVotes.ts';

type PollDeps = Pick<Deps, 'polls' | 'now'>;
type PollChange = Partial<Pick<PollRecord, 'votes' | 'endedAt' | 'counts' | 'voters'>>;

/**
 * Changes a poll as `decide` determines from its latest state, so that no vote is lost between simultaneous changes.
 * Returns the changed poll, or the refusal of `decide`.
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

/** Returns the change that ends a running poll. It deletes the voters, and in an anonymous poll every single vote. */
export function toEnd(poll: PollRecord, endedAt: number): PollChange | 'over' {
  if (poll.endedAt !== null) return 'over';
  const votes = poll.isAnonymous ? [] : poll.votes.map((vote) => ({ ...vote, voter: '' }));
  return { ...countVotes(poll), votes, endedAt };
}

/** Ends the running polls of a meeting. */
export async function endPolls(deps: PollDeps, meetingId: string): Promise<void> {
  const running = await deps.polls.find({ meetingId, endedAt: null }, { _id: 1 }).lean();
  for (const { _id } of running) await changePoll(deps, { _id, meetingId }, (poll) => toEnd(poll, deps.now()));
}
