import { namedBy } from './getChannels.ts';
import type { Snapshot } from './Snapshot.ts';

/**
 * The slots that remotes other than this one keep to themselves: those that a release which a channel names declares and
 * fills as well, as it does its dialogs. A slot that others are to fill is declared alone.
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
