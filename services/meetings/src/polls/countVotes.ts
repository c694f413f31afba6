import type { PollRecord } from '../models/pollModel.ts';

/** Returns the votes for each option, and the number of people who voted. */
export function countVotes({ options, votes, counts, voters }: PollRecord): { counts: number[]; voters: number } {
  if (counts) return { counts, voters };
  const counted = options.map(() => 0);
  for (const { choices } of votes) for (const choice of choices) counted[choice]! += 1;
  return { counts: counted, voters: votes.length };
}
