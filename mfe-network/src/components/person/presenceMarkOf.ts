import type { Presence as Mark } from '@meet/ui';
import { isShownOnline } from '../../state/isShownOnline.ts';
import type { Presence } from '../../state/NetworkState.ts';

const MARKS: Readonly<Record<string, Mark>> = { Away: 'away', Vacationing: 'away', 'Out sick': 'away', Busy: 'busy' };

/** The mark that a person's presence is drawn as. */
export function presenceMarkOf(presence: Presence): Mark {
  if (!isShownOnline(presence)) return 'offline';
  return MARKS[presence.status?.status ?? ''] ?? 'online';
}
