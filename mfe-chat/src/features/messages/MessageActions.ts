import type { ChatMessage, ThreadStart } from '@meet/chat-contract';
import { createContext, useContext } from 'react';

/** Rights and actions of the viewer in a list of messages. */
export interface MessageActions {
  /** Whether nothing can be changed, because an administrator views the account. */
  readonly isReadOnly: boolean;
  /** Whether the viewer may delete messages of others. */
  readonly mayManage: boolean;
  readonly isOwner: boolean;
  readonly showVersions: (message: ChatMessage) => void;
  /** Whether the messages are replies in a thread. */
  readonly isThread: boolean;
  /** Opens the thread of a message; undefined in a thread, and where no page shows threads. */
  readonly openThread?: ((start: ThreadStart) => void) | undefined;
  /** Scrolls to a message; loads it first if it is far back. */
  readonly jumpTo: (sequence: number) => void;
}

const Context = createContext<MessageActions>({
  isReadOnly: true,
  mayManage: false,
  isOwner: false,
  isThread: false,
  showVersions: () => {},
  jumpTo: () => {},
});

export const MessageActionsProvider = Context.Provider;
export const useMessageActions = (): MessageActions => useContext(Context);
