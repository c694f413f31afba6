import type { Caller } from '@meet/contracts';
import {
  TRIAL_ACCOUNTS_MAX,
  TRIAL_ACCOUNTS_OF_NETWORK_MAX,
  TRIAL_SESSIONS_OF_ACCOUNT_MAX,
} from '@meet/releases-contract';
import { toNetwork } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

const PURPOSE = 'releases/trials';

/** One report from a page about a release. */
export interface Trial {
  /** `<remote>/<release>`. */
  readonly release: string;
  readonly isSession: boolean;
  readonly hasErrors: boolean;
}

type TrialDeps = Pick<Deps, 'counters' | 'trials' | 'secrets'>;

/**
 * Counts a report from a signed-in person towards the evaluation of a release. Regardless of the reported numbers, it
 * counts at most one session and one failure. Sessions per account and accounts per network address are limited.
 */
export async function countTrial(
  deps: TrialDeps,
  { accountId, address }: Pick<Caller, 'address'> & { readonly accountId: string },
  { release, isSession, hasErrors }: Trial,
): Promise<void> {
  const digest = (value: string) => deps.secrets.hash(PURPOSE, `${release}/${value}`);
  const _id = digest(accountId);
  if (!(await isKnown(deps, { _id, release, network: digest(toNetwork(address)) }))) return;
  // An error that arrives before the report of its session counts as both.
  const sessionsBelow = isSession ? TRIAL_SESSIONS_OF_ACCOUNT_MAX : 1;
  const session = await deps.trials.updateOne(
    { _id, sessions: { $lt: sessionsBelow } },
    { $inc: { sessions: 1 }, $set: { isFailing: false } },
  );
  const failure = hasErrors
    ? await deps.trials.updateOne({ _id, isFailing: false }, { $inc: { failed: 1 }, $set: { isFailing: true } })
    : undefined;
  const counted = { sessions: session.modifiedCount, errorCount: failure?.modifiedCount ?? 0 };
  if (counted.sessions || counted.errorCount)
    await deps.counters.updateOne({ _id: release }, { $inc: counted }, { upsert: true });
}

/** Returns whether the account's sessions count. A new account is added while the limits allow it. */
async function isKnown(
  { trials }: TrialDeps,
  { _id, release, network }: { _id: string; release: string; network: string },
): Promise<boolean> {
  if (await trials.exists({ _id })) return true;
  const [all, ofNetwork] = await Promise.all([
    trials.countDocuments({ release }),
    trials.countDocuments({ release, network }),
  ]);
  if (all >= TRIAL_ACCOUNTS_MAX || ofNetwork >= TRIAL_ACCOUNTS_OF_NETWORK_MAX) return false;
  const first = { release, network, sessions: 0, failed: 0, isFailing: false };
  await trials.updateOne({ _id }, { $setOnInsert: first }, { upsert: true });
  return true;
}
