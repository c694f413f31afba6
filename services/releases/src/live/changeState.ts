import { EVERYONE_CHANNEL, INTERNAL_CHANNEL } from '@meet/contracts/events';
import { releasesPublished, remotesChanged, type ChannelAction } from '@meet/releases-contract';
import { isDuplicateKey, type Publish } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { ChannelState } from '../models/channels.ts';
import { channelId } from './channelIds.ts';
import type { LiveRemote } from './Snapshot.ts';

export interface StateChange {
  /** The revision to which the change applies. */
  readonly revision: number;
  readonly state: ChannelState;
  readonly action: ChannelAction;
  readonly by: string;
  readonly reason: string | null;
}

/** Changes the live state of a remote and announces it. Returns undefined if another change was stored meanwhile. */
export async function changeState(
  deps: Pick<Deps, 'channels' | 'live' | 'now' | 'publish'>,
  remote: string,
  { revision, ...change }: StateChange,
): Promise<LiveRemote | undefined> {
  try {
    await deps.channels.create({
      _id: channelId(remote, revision + 1),
      remote,
      revision: revision + 1,
      at: deps.now(),
      ...change,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
  const live = (await deps.live.refresh(remote))!;
  await announce(deps.publish, live);
  return live;
}

async function announce(publish: Publish, { remote, channel }: LiveRemote): Promise<void> {
  const { stable, disabled } = channel;
  await publish(INTERNAL_CHANNEL, releasesPublished, { remote: remote._id });
  await publish(EVERYONE_CHANNEL, remotesChanged, {
    remote: remote._id,
    ...(stable !== null && { releaseId: stable }),
    disabled,
  });
}
