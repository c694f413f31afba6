import { useNetwork } from '../../state/networkOf.ts';
import { OFFLINE, type Presence } from '../../state/NetworkState.ts';
import { useSelected } from '../../state/useSelected.ts';

/** One person's presence; draws anew only when it is theirs that changed. */
export function usePresence(email: string): Presence {
  return useSelected(useNetwork().state$, ({ presences }) => presences.get(email)) ?? OFFLINE;
}
