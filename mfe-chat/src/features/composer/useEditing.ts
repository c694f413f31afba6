import type { ChatMessage } from '@meet/chat-contract';
import { useBehavior } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { useChat } from '../../state/getChat.ts';
import { encodeMentions, type TypedMention } from '../../state/typedMentions.ts';

export interface Editing {
  readonly content: string;
  readonly mentions: readonly TypedMention[];
  /** The stored message in its present state. */
  readonly stored: ChatMessage;
  /** Whether its text was changed elsewhere since the person began. */
  readonly isChanged: boolean;
  readonly isDeleted: boolean;
  readonly isSaving: boolean;
  /** Reason why the server refused the last attempt. */
  readonly failure: string | undefined;
  readonly write: (content: string) => void;
  /** Saves the person's text in place of the stored text that they see. Resolves to whether that succeeded. */
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Returns the edit in progress in a room; undefined while there is none. */
export function useEditing(chatId: string): Editing | undefined {
  const chat = useChat();
  const edit = useBehavior(chat.edits.edits$).get(chatId);
  const { messages } = useBehavior(chat.getConversation(chatId).state$);
  const save = useAction(chat.saveEdit);
  if (!edit) return undefined;
  const { sequence, revision } = edit.message;
  const stored = messages.find((message) => message.sequence === sequence) ?? edit.message;
  return {
    content: edit.content,
    mentions: edit.mentions,
    stored,
    isChanged: stored.revision !== revision,
    isDeleted: stored.deletedAt !== null,
    isSaving: save.isRunning,
    failure: save.failure,
    write: (content) => chat.edits.write(chatId, content),
    save: () =>
      save.run({ chatId, sequence, content: encodeMentions(edit.content, edit.mentions), revision: stored.revision }),
    cancel: () => chat.edits.end(chatId),
  };
}
