import { namedBy } from './getChannels.ts';
import type { Snapshot } from './Snapshot.ts';

/**
 * Returns the slots that other remotes reserve. A remote reserves a slot if a release that a channel names both
 * declares and fills it, as with its dialogs. A slot for other remotes to fill is only declared.
 */
export function getKeptSlots(snapshot: Snapshot, remote: string): Set<string> {
  const others = [...snapshot.values()].filter((other) => other.remote._id !== remote);
  return new Set(
    others.flatMap(({ channel, releases }) =>
      [...namedBy(channel)].flatMap((releaseId) => {
        const manifest = releases.get(releaseId)?.record.manifest;
        return manifest?.declares.filter((slot) => manifest.fills.includes(slot)) ?? [];
      }),
    ),
  );
}
