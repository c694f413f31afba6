import type { ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';

export interface Replies {
  /** Messages that the person is about to reply to, as they were when the reply was begun, by room. */
  readonly replies$: Behavior<ReadonlyMap<string, ChatMessage>>;
  readonly begin: (message: ChatMessage) => void;
  readonly end: (chatId: string) => void;
}

/** Keeps in each room the message that the next one replies to. */
export function createReplies(scope: Scope): Replies {
  const replies$ = scope.state<ReadonlyMap<string, ChatMessage>>(new Map());
  return {
    replies$,
    begin: (message) => replies$.next(new Map(replies$.value).set(message.chatId, message)),
    end(chatId) {
      const next = new Map(replies$.value);
      if (next.delete(chatId)) replies$.next(next);
    },
  };
}
