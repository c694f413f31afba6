import { CHAT_UNDO_MS, type ChatMessage } from '@meet/chat-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { timer } from 'rxjs';
import type { ChatApi, MessageKey } from './createChatApi.ts';

export interface Deletions {
  /** Keys of messages deleted in this page whose deletion can still be undone, as `<chatId>:<sequence>`. */
  readonly undoable$: Behavior<ReadonlySet<string>>;
  /** Deletes a message for everyone. Throws what the call throws. */
  readonly remove: (message: MessageKey) => Promise<void>;
  /** Restores the message. Throws what the call throws. */
  readonly undo: (message: MessageKey) => Promise<void>;
}

export interface DeletionsDeps {
  readonly api: Pick<ChatApi, 'remove' | 'restore'>;
  readonly onChanged: (message: ChatMessage) => void;
}

/** Deletes messages, and offers to undo each deletion for some seconds. */
export function createDeletions(scope: Scope, { api, onChanged }: DeletionsDeps): Deletions {
  const undoable$ = scope.state<ReadonlySet<string>>(new Set());
  const forget = (key: string) => {
    if (!scope.ended) undoable$.next(new Set([...undoable$.value].filter((other) => other !== key)));
  };
  return {
    undoable$,
    async remove(message) {
      const key = toKey(message);
      const deleted = await api.remove(message);
      if (scope.ended) return;
      undoable$.next(new Set([...undoable$.value, key]));
      onChanged(deleted);
      scope.listen(timer(CHAT_UNDO_MS), () => forget(key));
    },
    async undo(message) {
      forget(toKey(message));
      onChanged(await api.restore(message));
    },
  };
}

export const toKey = ({ chatId, sequence }: MessageKey): string => `${chatId}:${sequence}`;
