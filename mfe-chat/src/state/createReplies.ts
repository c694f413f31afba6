import type { ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';

export interface Replies {
  /** Messages to which the person is about to reply, by room id, in their state when the reply was begun. */
  readonly replies$: Behavior<ReadonlyMap<string, ChatMessage>>;
  readonly begin: (message: ChatMessage) => void;
  readonly end: (chatId: string) => void;
}

/** Keeps the message to which the next one in each room will reply. */
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
