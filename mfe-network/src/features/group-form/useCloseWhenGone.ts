import { useBehavior } from '@meet/remote-kit';
import { useEffect } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Group } from '@meet/remote-kit/network';

/** Returns the dialog's group, and closes the dialog when the group is deleted. */
export function useCloseWhenGone(groupId: string, onClose: () => void): Group | undefined {
  const { state$, loading$ } = useNetwork();
  const group = useBehavior(state$).groups.get(groupId);
  const isGone = useBehavior(loading$) === 'ready' && !group;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return group;
}
