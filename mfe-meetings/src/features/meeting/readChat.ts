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

/** Pause after which a burst of messages is marked as read at once. */
const SETTLE_MS = 500;

/**
 * Marks messages that a person with an account reads in the room's panel as read in that chat everywhere. Emits once
 * that is done. After a failure, the chat itself sets the mark later.
 */
export function readChat(
  { api }: Pick<HostApi, 'api'>,
  roomId: string,
  chat$: Observable<ChatUpdate>,
): Observable<void> {
  return chat$.pipe(
    startWith({ isOpen: false, unreadCount: 0 }),
    pairwise(),
    // Messages came while the panel was open, or before it was opened. Without messages the meeting's chat is not
    // created.
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
