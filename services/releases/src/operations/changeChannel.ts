import { ServiceError, type InputOf } from '@meet/contracts';
import { changeChannel as call, releasesErrors, type ChannelKind } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { changeState } from '../live/changeState.ts';
import { entriesOf, releaseDocumentId } from '../live/channelIds.ts';
import { namedBy } from '../live/channelsOf.ts';
import type { LiveRemote } from '../live/Snapshot.ts';
import type { ChannelState } from '../models/channels.ts';
import { presentChannel } from '../presenters/present.ts';
import { requireChannels, type Actor } from '../rights/actorOf.ts';
import { loadRemote } from '../rights/loadRemote.ts';

type Input = InputOf<typeof call>;

export const changeChannel = defineOperation(call, async (input, { deps, caller }) => {
  const { remote } = input;
  const { actor } = await loadRemote(deps, caller, remote);
  requireChannels(actor, kindsIn(input));
  const revision = revisionIn(input);
  // What is in memory may be older than what another process has written.
  const live = (await deps.live.refresh(remote))!;
  if (live.channel.revision !== revision) throw stale(live.channel.revision);
  const wanted = wantedState(live.channel, input);
  const state = await withSecondPerson(deps, live, wanted, actor);
  await requireReleases(deps, remote, [...namedBy(state)]);
  const changed = await changeState(deps, remote, {
    revision,
    state,
    action: state.stable === wanted.stable ? 'changed' : 'proposed',
    by: actor.name,
    reason: input.reason ?? null,
  });
  if (!changed) throw stale((await deps.live.refresh(remote))!.channel.revision);
  return { channel: presentChannel(remote, changed.channel) };
});

/** Has the sweep of any process keep the releases from here on, and throws RELEASE_NOT_FOUND of one that is not there. */
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

function revisionIn({ ifMatch }: Input): number {
  if (!ifMatch) throw new ServiceError(releasesErrors.CHANNEL_REVISION_REQUIRED);
  const number = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return number === undefined ? -1 : Number(number);
}

function wantedState(present: ChannelState, input: Input): ChannelState {
  const stable = input.stable === undefined ? present.stable : input.stable;
  const canary =
    input.canary === undefined
      ? present.canary
      : input.canary && { ...input.canary, people: input.canary.people ?? [] };
  return {
    stable,
    // What has become everybody's is nobody's trial any more.
    canary: canary && canary.release === stable ? null : canary,
    previews: input.previews === undefined ? present.previews : uniqueByName(input.previews),
    disabled: input.disabled ?? present.disabled,
    proposal: present.proposal,
  };
}

const uniqueByName = (previews: ChannelState['previews']) => [
  ...new Map(previews.map((preview) => [preview.name, preview])).values(),
];

/** Where the remote wants a second person, what is new for `stable` is a proposal first. Going back needs nobody else. */
async function withSecondPerson(
  deps: Deps,
  { remote, channel }: LiveRemote,
  wanted: ChannelState,
  actor: Actor,
): Promise<ChannelState> {
  const { stable } = wanted;
  if (!remote.requiresSecondPerson || stable === null || stable === channel.stable) return wanted;
  const { proposal } = channel;
  const isConfirmed = proposal?.release === stable && proposal.byId !== actor.id;
  if (isConfirmed || (await wasStable(deps, remote._id, stable))) return { ...wanted, proposal: null };
  const proposed = { release: stable, by: actor.name, byId: actor.id, at: deps.now() };
  return { ...wanted, stable: channel.stable, canary: channel.canary ?? wanted.canary, proposal: proposed };
}

async function wasStable({ channels }: Deps, remote: string, release: string): Promise<boolean> {
  return (await channels.exists({ ...entriesOf(remote), 'state.stable': release })) !== null;
}
