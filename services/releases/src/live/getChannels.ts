import type { ChannelState } from '../models/channels.ts';

/** Returns the channels that name a release: `stable`, `canary`, `preview/search`. */
export const getChannels = ({ stable, canary, previews }: ChannelState, releaseId: string): string[] => [
  ...(stable === releaseId ? ['stable'] : []),
  ...(canary?.release === releaseId ? ['canary'] : []),
  ...previews.filter(({ release }) => release === releaseId).map(({ name }) => `preview/${name}`),
];

/** Returns all releases that a channel names. */
export const namedBy = ({ stable, canary, previews, proposal }: ChannelState): Set<string> =>
  new Set(
    [stable, canary?.release, proposal?.release, ...previews.map(({ release }) => release)].filter(
      (release): release is string => typeof release === 'string',
    ),
  );
