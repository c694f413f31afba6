import { useNetwork } from '../../state/getNetwork.ts';
import { OFFLINE, type Presence } from '@meet/remote-kit/network';
import { useSelected } from '../../state/useSelected.ts';

/** Returns one person's presence. The component draws again only when this presence changes. */
export function usePresence(email: string): Presence {
  return useSelected(useNetwork().state$, ({ presences }) => presences.get(email)) ?? OFFLINE;
}
