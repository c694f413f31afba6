import { sendTelemetry as call, type Vital } from '@meet/releases-contract';
import type { Caller, InputOf } from '@meet/contracts';
import { chosenBy } from '../canary/chosenBy.ts';
import { countTrial } from '../canary/countTrial.ts';
import { evaluateCanary } from '../canary/evaluateCanary.ts';
import { remoteErrors, remoteSessions, remoteVitals } from '../canary/metrics.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { LiveRemote } from '../live/Snapshot.ts';

type Entry = InputOf<typeof call>['entries'][number];

export const sendTelemetry = defineOperation(call, async ({ entries }, { deps, caller }) => {
  const live = await deps.live.read();
  for (const entry of entries) {
    const remote = live.get(entry.remote);
    // Unpublished names would fill the counters.
    if (!remote?.releases.has(entry.releaseId)) continue;
    await count(deps, remote, entry, caller);
  }
  return {};
});

async function count(deps: Deps, { channel }: LiveRemote, entry: Entry, caller: Caller): Promise<void> {
  const { remote, releaseId: release, sessions = 0, errors = [], vitals = [] } = entry;
  const accountId = findReportingAccount(caller);
  const labels = { remote, release, people: accountId ? 'signed-in' : 'anonymous' };
  remoteSessions.inc(labels, sessions);
  for (const { kind, count: times } of errors) remoteErrors.inc({ ...labels, kind }, times);
  for (const { name, value } of vitals) remoteVitals[name as Vital].observe({ remote, release }, value);
  if (!accountId || (!sessions && !errors.length)) return;
  const { canary, stable } = channel;
  const hasCanary = canary !== null && chosenBy(canary, remote, accountId);
  // Each release is evaluated only by the people who should have it.
  if (release !== (hasCanary ? canary.release : stable)) return;
  const report = { release: `${remote}/${release}`, isSession: sessions > 0, hasErrors: errors.length > 0 };
  await countTrial(deps, { accountId, address: caller.address }, report);
  if (hasCanary) deps.background.run(() => evaluateCanary(deps, remote));
}

/**
 * Returns the account whose report counts: a signed-in person's. Reports from API keys and from administrators who view
 * an account do not count.
 */
const findReportingAccount = ({ kind, accountId, apiKey, impersonatedBy }: Caller): string | undefined =>
  (kind === 'user' || kind === 'admin') && !apiKey && !impersonatedBy ? accountId : undefined;
