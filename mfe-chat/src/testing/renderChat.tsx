import { chatTexts } from '@meet/chat-contract/texts';
import {
  buildNetwork,
  createTestHost,
  fillSlots,
  renderInHost,
  type Fillers,
  type HostRender,
  type TestHostOptions,
} from '@meet/remote-kit/testing';
import type { ChatRoom } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import type { ReactElement } from 'react';
import dialogTexts from '../i18n/dialogs/en_US.json' with { type: 'json' };
import mainTexts from '../i18n/en_US.json' with { type: 'json' };
import { getChat } from '../state/getChat.ts';
import type { Chat } from '../state/createChat.ts';

interface Options extends TestHostOptions {
  /** The person's rooms, which the server lists and also returns one by one. */
  readonly rooms?: readonly ChatRoom[];
  /** Components of other remotes in the chat's slots. */
  readonly fillers?: Fillers;
}

export interface ChatRender extends HostRender {
  readonly chat: Chat;
}

/** Renders a part of the chat for Ana, whose rooms the server returns. */
export async function renderChat(
  ui: ReactElement,
  { rooms = [], fillers, ...options }: Options = {},
): Promise<ChatRender> {
  const host = createTestHost({
    ...options,
    api: {
      getAccountPreferences: { preferences: { mail: true, web: false } },
      getNetworkChanges: buildNetwork(),
      getChatRoomPage: ({ search }: { search?: string }) => ({ chatrooms: search ? [] : rooms, next: null }),
      getChatRoom: ({ chatId }: { chatId: string }) => ({ chatroom: rooms.find((room) => room.chatId === chatId) }),
      getChatMessages: { messages: [], hasMore: false, lastChange: 0, ownReactions: [] },
      getChatMessageChanges: { messages: [], hasMore: false, lastChange: 0, ownReactions: [] },
      getChatThreads: { threads: [], next: null, unreadThreads: 0 },
      sendChatMessage: refusing('UNAVAILABLE', 'Not now.'),
      markChatRoomRead: { readSequence: 0 },
      ...options.api,
    },
  });
  const chat = getChat(host);
  const rendered = await renderInHost(ui, {
    host,
    texts: {
      ...dialogTexts,
      ...mainTexts,
      message: { ...dialogTexts.message, ...mainTexts.message },
      room: { ...dialogTexts.room, ...mainTexts.room },
    },
    namespace: 'mfe-chat',
    contractTexts: [chatTexts],
    ...(fillers && { slots: fillSlots(fillers, host) }),
  });
  return { ...rendered, host, chat };
}

/** Returns an answer of the test's host that refuses a call. */
export function refusing(code: string, message: string) {
  return () => {
    throw new CallFailure(200, { code, message });
  };
}
