import { useHost } from '@meet/remote-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Emits an event when another page opens, and scrolls that page to its top. */
export function NavigationWatcher() {
  const { events } = useHost();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    events.emit('navigation.started@1', { from: previous.current, to: pathname });
    previous.current = pathname;
    document.getElementById('content')?.scrollTo(0, 0);
  }, [events, pathname]);
  return null;
}
