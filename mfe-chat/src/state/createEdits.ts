import type { ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { decodeMentions, type TypedMention } from './typedMentions.ts';

/** An edit in progress: in this page alone, apart from the room's draft. */
export interface Edit {
  /** The message as it was when the person began. */
  readonly message: ChatMessage;
  /** The text as it is typed, with names of mentioned people. */
  readonly content: string;
  readonly mentions: readonly TypedMention[];
}

export interface Edits {
  /** By room. */
  readonly edits$: Behavior<ReadonlyMap<string, Edit>>;
  readonly begin: (message: ChatMessage) => void;
  readonly write: (chatId: string, content: string) => void;
  readonly addMention: (chatId: string, mention: TypedMention) => void;
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
    begin(message) {
      const { text, mentions } = decodeMentions(message.content, message.mentions);
      set(message.chatId, { message, content: text, mentions });
    },
    write(chatId, content) {
      const edit = edits$.value.get(chatId);
      if (edit) set(chatId, { ...edit, content });
    },
    addMention(chatId, mention) {
      const edit = edits$.value.get(chatId);
      if (!edit) return;
      const others = edit.mentions.filter(({ label }) => label !== mention.label);
      set(chatId, { ...edit, mentions: [...others, mention] });
    },
    end: (chatId) => set(chatId, undefined),
  };
}
