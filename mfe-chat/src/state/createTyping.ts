import {
  CHAT_TYPING_EVERY_MS,
  CHAT_TYPING_LASTS_MS,
  CHAT_TYPING_MEMBERS_MAX,
  chatMemberRemoved,
  chatMemberTyping,
  chatroomMessage,
  chatRoomLeft,
  type ChatRoom,
} from '@meet/chat-contract';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { merge, timer } from 'rxjs';
import type { ChatApi } from './createChatApi.ts';

export interface Typist {
  readonly email: string;
  readonly fullName: string;
}

export interface Typing {
  /** Other people who are typing now, by room id. Those who began first come first. */
  readonly typists$: Behavior<ReadonlyMap<string, readonly Typist[]>>;
  /**
   * Records that the person types in a room. Others are notified at most once in some seconds, and only if the person
   * wants it.
   */
  readonly note: (room: Pick<ChatRoom, 'chatId' | 'memberCount'>) => void;
}

export interface TypingDeps {
  readonly api: Pick<ChatApi, 'announceTyping'>;
  readonly events: HostEvents;
  readonly viewerEmail: string;
  /** Returns whether the person wants others to see that they type. */
  readonly isShown: () => boolean;
}

/** Tracks who is typing in which room, and notifies others that the person is. */
export function createTyping(scope: Scope, { api, events, viewerEmail, isShown }: TypingDeps): Typing {
  const typists$ = scope.state<ReadonlyMap<string, readonly Typist[]>>(new Map());
  /** Scopes of the marks, by room and address. Each ends its mark unless it is renewed. */
  const leases = new Map<string, Scope>();
  /** Time of the last call that announced the person's typing, by room id. */
  const announcedAt = new Map<string, number>();

  function put(chatId: string, typists: readonly Typist[]): void {
    const next = new Map(typists$.value);
    if (typists.length > 0) next.set(chatId, typists);
    else next.delete(chatId);
    typists$.next(next);
  }

  function end(chatId: string, email: string): void {
    const key = toKey(chatId, email);
    leases.get(key)?.end();
    if (!leases.delete(key)) return;
    put(
      chatId,
      (typists$.value.get(chatId) ?? []).filter((typist) => typist.email !== email),
    );
  }

  scope.listen(events.server(chatMemberTyping), ({ payload: { chatId, email, fullName } }) => {
    // The person types in another tab, or on another device.
    if (email === viewerEmail) return;
    const key = toKey(chatId, email);
    const isNew = !leases.has(key);
    leases.get(key)?.end();
    const lease = scope.child();
    leases.set(key, lease);
    lease.listen(timer(CHAT_TYPING_LASTS_MS), () => end(chatId, email));
    if (isNew) put(chatId, [...(typists$.value.get(chatId) ?? []), { email, fullName }]);
  });
  scope.listen(
    merge(events.server(chatroomMessage), events.server(chatRoomLeft), events.server(chatMemberRemoved)),
    ({ payload: { chatId, email } }) => {
      end(chatId, email);
      // The others no longer count the person as typing, so the next key is announced at once.
      if (email === viewerEmail) announcedAt.delete(chatId);
    },
  );

  return {
    typists$,
    note({ chatId, memberCount }) {
      if (!isShown() || memberCount < 2 || memberCount > CHAT_TYPING_MEMBERS_MAX) return;
      const now = performance.now();
      if (now - (announcedAt.get(chatId) ?? -Infinity) < CHAT_TYPING_EVERY_MS) return;
      announcedAt.set(chatId, now);
      // A lost announcement does no harm.
      api.announceTyping(chatId).catch(() => {});
    },
  };
}

const toKey = (chatId: string, email: string): string => `${chatId} ${email}`;
