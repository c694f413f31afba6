import { recordAct } from '@meet/accounts-contract';
import { ServiceError, type InputOf } from '@meet/contracts';
import { changeChannel as call, releasesErrors, type ChannelKind } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { confirmedState, wantedState, widenedCanary } from '../live/confirmedState.ts';
import { changeState } from '../live/changeState.ts';
import { releaseDocumentId } from '../live/channelIds.ts';
import { namedBy } from '../live/getChannels.ts';
import { presentChannel } from '../presenters/present.ts';
import { requireChannels } from '../rights/findActor.ts';
import { loadRemote } from '../rights/loadRemote.ts';

type Input = InputOf<typeof call>;
const NOTHING = '–';

export const changeChannel = defineOperation(call, async (input, context) => {
  const { deps, caller } = context;
  const { remote } = input;
  const { actor } = await loadRemote(deps, caller, remote);
  requireChannels(actor, kindsIn(input));
  const revision = revisionIn(input);
  // The state in memory may be older than a change of another process.
  const live = (await deps.live.refresh(remote))!;
  if (live.channel.revision !== revision) throw stale(live.channel.revision);
  // A wide canary has as much effect as `stable`, so it needs the same right.
  if (widenedCanary(deps, live.channel, wantedState(live.channel, input))) requireChannels(actor, ['stable']);
  const state = await confirmedState(deps, live, input, actor);
  await requireReleases(deps, remote, [...namedBy(state)]);
  await recordAct(context, 'channel-changed', describeChange(input, revision + 1));
  const changed = await changeState(deps, remote, {
    revision,
    state,
    action: state.proposal && state.proposal !== live.channel.proposal ? 'proposed' : 'changed',
    by: actor.name,
    reason: input.reason ?? null,
  });
  if (!changed) throw stale((await deps.live.refresh(remote))!.channel.revision);
  return { channel: presentChannel(remote, changed.channel) };
});

/**
 * Marks the releases, so that no process's sweep deletes them from here on. Throws RELEASE_NOT_FOUND for a missing one.
 */
async function requireReleases({ releases, now }: Deps, remote: string, named: readonly string[]): Promise<void> {
  for (const release of named) {
    const { matchedCount } = await releases.updateOne(
      { _id: releaseDocumentId(remote, release) },
      { $set: { namedAt: now() } },
    );
    if (matchedCount === 0) throw new ServiceError(releasesErrors.RELEASE_NOT_FOUND, { params: { release } });
  }
}

const stale = (revision: number) =>
  new ServiceError(releasesErrors.CHANNEL_REVISION_STALE, { params: { revision }, data: { revision } });

function kindsIn({ stable, disabled, canary, previews }: Input): ChannelKind[] {
  return [
    ...(stable !== undefined || disabled !== undefined ? ['stable' as const] : []),
    ...(canary !== undefined ? ['canary' as const] : []),
    ...(previews !== undefined ? ['preview' as const] : []),
  ];
}

/**
 * Returns the audit log's text for a change, such as `mfe-crm 4: stable 1.0.0-0123456789ab`, with the revision in the
 * trail.
 */
function describeChange({ remote, stable, canary, previews, disabled }: Input, revision: number): string {
  const parts = [
    ...(stable === undefined ? [] : [`stable ${stable ?? NOTHING}`]),
    ...(canary === undefined ? [] : [`canary ${canary ? `${canary.release} ${canary.percent} %` : NOTHING}`]),
    ...(previews === undefined
      ? []
      : [`previews ${previews.map(({ name, release }) => `${name} ${release}`).join(' ') || NOTHING}`]),
    ...(disabled === undefined ? [] : [disabled ? 'disabled' : 'enabled']),
  ];
  return `${remote} ${revision}: ${parts.join(', ') || NOTHING}`;
}

function revisionIn({ ifMatch }: Input): number {
  if (!ifMatch) throw new ServiceError(releasesErrors.CHANNEL_REVISION_REQUIRED);
  const number = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return number === undefined ? -1 : Number(number);
}
