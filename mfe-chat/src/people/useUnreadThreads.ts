import { getChatThreads } from '@meet/chat-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';
import { changesThreads } from '../state/changesThreads.ts';

/** Returns the number of followed threads with unread replies; 0 while it is not known. */
export function useUnreadThreads(): number {
  const { api, events } = useHost();
  const list = useScope((scope) =>
    createLiveQuery<number>(scope, {
      events,
      fetch: async (signal) => (await api.execute(getChatThreads, { limit: 1 }, signal)).unreadThreads,
      reduce: (known, event) => (changesThreads(event) ? undefined : known),
    }),
  );
  return useLiveState(list).value ?? 0;
}
