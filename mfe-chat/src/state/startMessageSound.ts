import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { getAccountPreferences } from '@meet/accounts-contract/operations';
import { chatroomMessage } from '@meet/chat-contract';
import type { HostApi, Scope } from '@meet/remote-kit';
import { chatPreferences } from './chatPreferences.ts';
import type { Chat } from './createChat.ts';
import { holdSoundLock } from './holdSoundLock.ts';
import { isMuted } from './muting.ts';
import { playChime } from './playChime.ts';

/** Paths of meeting pages, on which no sound may disturb the conversation. */
const SILENT_PATHS = /^\/(m\/)?[sj]\//;
/** Time after a sound in which further messages make none. */
const QUIET_AFTER_MS = 1_500;

/**
 * Plays a sound for messages of others in rooms that the person does not view. Only one tab plays it, and only if the
 * person wants it. Muted rooms make no sound.
 */
export function startMessageSound(scope: Scope, { host, chat }: { host: HostApi; chat: Chat }): void {
  const lock = holdSoundLock(scope);
  let playedAt = -Infinity;

  host.api.execute(getAccountPreferences, { preferenceType: 'chatNotifications' }, scope.signal).then(
    ({ preferences }) => chatPreferences.next(preferences as ChatNotificationPreferences),
    () => {
      // Without an answer the defaults apply: the person hears the sound and can turn it off.
    },
  );

  scope.listen(host.events.server(chatroomMessage), ({ payload }) => {
    const unwanted =
      payload.email === chat.viewerEmail ||
      payload.chatId === chat.watchedId$.value ||
      chat.rooms.state$.value.rooms.some((room) => room.chatId === payload.chatId && isMuted(room)) ||
      !chatPreferences.value.web ||
      !lock.isHeld() ||
      SILENT_PATHS.test(location.pathname) ||
      performance.now() - playedAt < QUIET_AFTER_MS;
    if (unwanted) return;
    playedAt = performance.now();
    void playChime();
  });
}
