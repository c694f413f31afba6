import { markChatRoomRead } from '@meet/chat-contract/operations';
import { openMeetingChat } from '@meet/meetings-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import {
  catchError,
  debounceTime,
  defer,
  EMPTY,
  filter,
  map,
  pairwise,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs';
import type { ChatUpdate } from './createJitsiMeeting.ts';

/** What comes in a burst is read at once. */
const SETTLE_MS = 500;

/**
 * What a person with an account reads in the room's panel is read wherever they have that chat. Emits once it is; a failure
 * costs a mark that the chat itself sets later.
 */
export function readChat(
  { api }: Pick<HostApi, 'api'>,
  roomId: string,
  chat$: Observable<ChatUpdate>,
): Observable<void> {
  return chat$.pipe(
    startWith({ isOpen: false, unreadCount: 0 }),
    pairwise(),
    // Something was said: while the panel was open, or before it was opened. A chat nobody wrote in stays unmade.
    filter(([before, now]) => now.isOpen && (before.isOpen || before.unreadCount > 0)),
    debounceTime(SETTLE_MS),
    switchMap(() =>
      defer(async () => {
        const { chatId } = await api.execute(openMeetingChat, { roomId });
        await api.execute(markChatRoomRead, { chatId });
      }).pipe(catchError(() => EMPTY)),
    ),
    map(() => undefined),
  );
}
