import type { ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { decodeMentions, type TypedMention } from './typedMentions.ts';

/** An edit in progress. Only this page has it, and the room's draft is kept beside it. */
export interface Edit {
  /** The message when the person began the edit. */
  readonly message: ChatMessage;
  /** The typed text, with the names of mentioned people. */
  readonly content: string;
  readonly mentions: readonly TypedMention[];
}

export interface Edits {
  /** Edits by room id. */
  readonly edits$: Behavior<ReadonlyMap<string, Edit>>;
  readonly begin: (message: ChatMessage) => void;
  readonly write: (chatId: string, content: string) => void;
  readonly addMention: (chatId: string, mention: TypedMention) => void;
  readonly end: (chatId: string) => void;
}

/** Keeps the messages that the person is editing, at most one for each room. */
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
