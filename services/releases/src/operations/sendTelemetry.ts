import { sendTelemetry as call, type Vital } from '@meet/releases-contract';
import type { Caller, InputOf } from '@meet/contracts';
import { chosenBy } from '../canary/chosenBy.ts';
import { judgeCanary } from '../canary/judgeCanary.ts';
import { remoteErrors, remoteSessions, remoteVitals } from '../canary/metrics.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { LiveRemote } from '../live/Snapshot.ts';

type Entry = InputOf<typeof call>['entries'][number];

export const sendTelemetry = defineOperation(call, async ({ entries }, { deps, caller }) => {
  const live = await deps.live.read();
  for (const entry of entries) {
    const remote = live.get(entry.remote);
    // Names that nobody has published would fill the counters.
    if (!remote?.releases.has(entry.releaseId)) continue;
    await count(deps, remote, entry, caller);
  }
  return {};
});

async function count(deps: Deps, { channel }: LiveRemote, entry: Entry, { accountId }: Caller): Promise<void> {
  const { remote, releaseId: release, sessions = 0, errors = [], vitals = [] } = entry;
  remoteSessions.inc({ remote, release }, sessions);
  for (const { kind, count: times } of errors) remoteErrors.inc({ remote, release, kind }, times);
  for (const { name, value } of vitals) remoteVitals[name as Vital].observe({ remote, release }, value);
  const { canary } = channel;
  const isCanary = canary?.release === release;
  // A canary is judged by those alone whom it fell to, so that nobody else has it taken back.
  if (isCanary && !(accountId && chosenBy(canary, remote, accountId))) return;
  const errorCount = errors.reduce((sum, { count: times }) => sum + times, 0);
  if (!sessions && !errorCount) return;
  await deps.counters.updateOne({ _id: `${remote}/${release}` }, { $inc: { sessions, errorCount } }, { upsert: true });
  if (isCanary) deps.background.run(() => judgeCanary(deps, remote));
}
