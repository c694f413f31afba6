import type { ChatRoom } from '@meet/chat-contract';
import { useHost, useRequest } from '@meet/remote-kit';
import { useMemo } from 'react';
import { findCrowds, hasCrowds } from '../../people/findCrowds.ts';

/** Asked once nothing was typed for this long. */
const SETTLE_MS = 200;
const NONE: ReadonlySet<string> = new Set();

/** Rooms that the server finds by the search; none until it answers, or if it can't: local rooms are found without it. */
export function useCrowds(rooms: readonly ChatRoom[], search: string): ReadonlySet<string> {
  const { api } = useHost();
  const isNeeded = search !== '' && hasCrowds(rooms);
  const find = useMemo(
    () => (isNeeded ? (signal: AbortSignal) => findCrowds(api, search, signal) : undefined),
    [api, isNeeded, search],
  );
  return useRequest(find, SETTLE_MS).value ?? NONE;
}
