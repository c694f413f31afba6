import { ownTimeZone } from '@meet/contracts/zones';
import { useHost, useScope } from '@meet/remote-kit';
import { readRooms } from '../../people/readRooms.ts';
import { createMessageSearch, type MessageSearch } from '../../state/createMessageSearch.ts';
import { useChat } from '../../state/getChat.ts';

/** Creates the search of messages, which keeps its results while the page is open. */
export function useMessageSearch(): MessageSearch | undefined {
  const host = useHost();
  const { viewerEmail } = useChat();
  return useScope((scope) =>
    createMessageSearch(scope, {
      api: host.api,
      events: host.events,
      viewerEmail,
      timeZone: ownTimeZone(),
      readRooms: (chatIds, signal) => readRooms(host, chatIds, signal),
    }),
  );
}
