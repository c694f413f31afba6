import type { ChatRoom } from '@meet/chat-contract';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';
import { findCrowds, hasCrowds } from '../../people/findCrowds.ts';

/** Asked once nothing was typed for this long. */
const SETTLE_MS = 200;
const NONE: ReadonlySet<string> = new Set();

/** Rooms that the server finds by what is searched; none until it answers, and where it can't. */
export function useCrowds(rooms: readonly ChatRoom[], search: string): ReadonlySet<string> {
  const { api } = useHost();
  const [found, setFound] = useState({ search: '', rooms: NONE });
  const isNeeded = search !== '' && hasCrowds(rooms);

  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // Local rooms are found without the server.
      findCrowds(api, search, abort.signal).then(
        (ids) => !abort.signal.aborted && setFound({ search, rooms: ids }),
        () => {},
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, isNeeded, search]);

  return found.search === search ? found.rooms : NONE;
}
