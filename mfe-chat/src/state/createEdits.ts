import type { ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';

/** An edit in progress: in this page alone, apart from the room's draft. */
export interface Edit {
  /** The message as it was when the person began. */
  readonly message: ChatMessage;
  readonly content: string;
}

export interface Edits {
  /** By room. */
  readonly edits$: Behavior<ReadonlyMap<string, Edit>>;
  readonly begin: (message: ChatMessage) => void;
  readonly write: (chatId: string, content: string) => void;
  readonly end: (chatId: string) => void;
}

/** Keeps the messages that the person is editing, one a room. */
export function createEdits(scope: Scope): Edits {
  const edits$ = scope.state<ReadonlyMap<string, Edit>>(new Map());
  const set = (chatId: string, edit: Edit | undefined) => {
    const next = new Map(edits$.value);
    if (edit) next.set(chatId, edit);
    else next.delete(chatId);
    edits$.next(next);
  };
  return {
    edits$,
    begin: (message) => set(message.chatId, { message, content: message.content }),
    write(chatId, content) {
      const edit = edits$.value.get(chatId);
      if (edit) set(chatId, { ...edit, content });
    },
    end: (chatId) => set(chatId, undefined),
  };
}
