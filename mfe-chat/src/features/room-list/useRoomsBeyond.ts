import type { ChatRoom } from '@meet/chat-contract';
import { useHost, useRequest } from '@meet/remote-kit';
import { useMemo } from 'react';
import { findRoomsBeyond } from '../../people/findRoomsBeyond.ts';

/** Time without typing after which the server is queried. */
const SETTLE_MS = 200;
const NONE: readonly ChatRoom[] = [];

/**
 * Returns the rooms that the server finds by the search; none until it answers, or if it fails. Loaded rooms are found
 * without it.
 */
export function useRoomsBeyond(search: string): readonly ChatRoom[] {
  const { api } = useHost();
  const find = useMemo(
    () => (search === '' ? undefined : (signal: AbortSignal) => findRoomsBeyond(api, search, signal)),
    [api, search],
  );
  return useRequest(find, SETTLE_MS).value ?? NONE;
}
