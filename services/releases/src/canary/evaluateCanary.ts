import { LOCALES } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import {
  CANARY_ERROR_FACTOR,
  CANARY_ERROR_RATE_MAX,
  CANARY_FAILING_ACCOUNTS_MIN,
  CANARY_FAILING_NETWORKS_MIN,
} from '@meet/releases-contract';
import type { Deps } from '../Deps.ts';
import { changeState } from '../live/changeState.ts';
import type { LiveRemote } from '../live/Snapshot.ts';
import type { CounterDocument } from '../models/counters.ts';

const [LOCALE] = LOCALES;
const getRate = (counter: CounterDocument | null) =>
  counter && counter.sessions > 0 ? counter.errorCount / counter.sessions : 0;

/** Rolls a canary back if it fails more often than the stable release, and notifies its team. */
export async function evaluateCanary(deps: Deps, remote: string): Promise<void> {
  const live = (await deps.live.read()).get(remote);
  const canary = live?.channel.canary;
  if (!live || !canary) return;
  const [tried, settled] = await Promise.all([
    deps.counters.findById(`${remote}/${canary.release}`).lean(),
    deps.counters.findById(`${remote}/${live.channel.stable}`).lean(),
  ]);
  const rate = getRate(tried);
  if (!tried || tried.sessions < deps.settings.CANARY_SESSIONS_MIN) return;
  if (rate <= CANARY_ERROR_RATE_MAX || !(await failsForSeveral(deps, tried._id, 'or-all'))) return;
  // Few people may run a new stable release, so one person alone must not excuse a canary that fails for all.
  const excuse = settled && (await failsForSeveral(deps, settled._id, 'several')) ? getRate(settled) : 0;
  if (rate <= CANARY_ERROR_FACTOR * excuse) return;
  const { revision, ...state } = live.channel;
  const reason = `${tried.errorCount} errors in ${tried.sessions} sessions`;
  const change = { revision, action: 'rolledBack', by: 'system', reason } as const;
  const changed = await changeState(deps, remote, { ...change, state: { ...state, canary: null } });
  if (changed) await notifyTeam(deps, live, canary.release, tried);
}

/**
 * Returns whether a release fails for several accounts on several networks, so that no single person decides about a
 * release. With `or-all`, failing for all of its accounts suffices, if they are fewer.
 */
async function failsForSeveral({ trials }: Deps, release: string, fewest: 'several' | 'or-all'): Promise<boolean> {
  const [all, failing] = await Promise.all(
    [{ release }, { release, failed: { $gt: 0 } }].map(async (which) => ({
      accounts: await trials.countDocuments(which),
      networks: (await trials.distinct('network', which)).length,
    })),
  );
  const { accounts, networks } = fewest === 'or-all' ? all! : { accounts: Infinity, networks: Infinity };
  return (
    failing!.accounts >= Math.min(CANARY_FAILING_ACCOUNTS_MIN, accounts) &&
    failing!.networks >= Math.min(CANARY_FAILING_NETWORKS_MIN, networks)
  );
}

async function notifyTeam(
  deps: Deps,
  { remote }: LiveRemote,
  release: string,
  counter: CounterDocument,
): Promise<void> {
  const { callAsService, translator, publicUrl, log } = deps;
  if (remote.teamEmail === null) return;
  const { sessions, errorCount: errors } = counter;
  const values = { remote: remote._id, release, sessions, errors };
  const say = (key: string) => translator.translate(LOCALE, `releases.rollbackMail.${key}`, values);
  try {
    await callAsService(deliverMail, {
      to: remote.teamEmail,
      locale: LOCALE,
      subject: say('subject'),
      title: say('title'),
      body: say('body'),
      action: { label: say('action'), url: `${publicUrl}/operator/remotes` },
      footnote: say('footnote'),
    });
  } catch (error) {
    log.warn({ err: error, remote: remote._id }, 'the team of a remote could not be notified of a rollback');
  }
}
