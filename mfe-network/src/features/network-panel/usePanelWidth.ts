import { useHost } from '@meet/remote-kit';
import { useEffect } from 'react';

const COLLAPSED_PX = 120;
const EXPANDED_PX = 400;
const PHONE_MAX_PX = 576;
const PHONE_SHARE = 0.9;

/** Announces the panel's width to the rest of the page. */
export function usePanelWidth(expanded: boolean): void {
  const { events } = useHost();
  useEffect(() => {
    const phone = window.innerWidth <= PHONE_MAX_PX;
    const open = phone ? Math.round(window.innerWidth * PHONE_SHARE) : EXPANDED_PX;
    events.emit('network.resized@1', { width: expanded ? open : COLLAPSED_PX });
  }, [events, expanded]);
}
