import { chatTexts } from '@meet/chat-contract/texts';
import type { MockLink } from '@apollo/client/testing';
import { createTestHost, renderInHost, type HostRender, type TestHostOptions } from '@meet/remote-kit/testing';
import type { ChatRoom } from '@meet/chat-contract';
import type { ReactElement } from 'react';
import texts from '../i18n/en_US.json' with { type: 'json' };
import { ChatRoomByIdDocument } from '../state/chatRoom.generated.ts';
import { ChatMessagesDocument } from '../state/chatMessages.generated.ts';
import { ChatRoomsDocument } from '../state/chatRooms.generated.ts';
import { SendChatMessageDocument } from '../state/sendChatMessage.generated.ts';
import { MarkChatRoomReadDocument } from '../state/markChatRoomRead.generated.ts';
import { chatOf } from '../state/chatOf.ts';
import type { Chat } from '../state/createChat.ts';

interface Options extends TestHostOptions {
  /** The person's rooms, as the server lists them and reads them one by one. */
  readonly rooms?: readonly ChatRoom[];
}

export interface ChatRender extends HostRender {
  readonly chat: Chat;
}

/** Draws a part of the chat for Ana, with her rooms at the server. */
export async function renderChat(
  ui: ReactElement,
  { rooms = [], apolloMocks = [], ...options }: Options = {},
): Promise<ChatRender> {
  const host = createTestHost({
    ...options,
    api: {
      getAccountPreferences: { preferences: { mail: true, web: false } },
      getContacts: { contacts: [] },
      ...options.api,
    },
    apolloMocks: [...apolloMocks, ...roomMocks(rooms)],
  });
  const chat = chatOf(host);
  const rendered = await renderInHost(ui, { host, texts, namespace: 'mfe-chat', contractTexts: [chatTexts] });
  return { ...rendered, host, chat };
}

const ALWAYS = Number.POSITIVE_INFINITY;

function roomMocks(rooms: readonly ChatRoom[]): MockLink.MockedResponse[] {
  return [
    {
      request: { query: ChatRoomsDocument },
      result: { data: { chatRooms: rooms.map(partsOf) } },
      maxUsageCount: ALWAYS,
    },
    {
      request: { query: ChatMessagesDocument, variables: () => true },
      result: { data: { chatMessages: { hasMore: false, messages: [] } } },
      maxUsageCount: ALWAYS,
    },
    {
      request: { query: SendChatMessageDocument, variables: () => true },
      result: { data: { sendChatMessage: { __typename: 'Failure', code: 'UNAVAILABLE', message: 'Not now.' } } },
      maxUsageCount: ALWAYS,
    },
    {
      request: { query: MarkChatRoomReadDocument, variables: () => true },
      result: { data: { markChatRoomRead: { __typename: 'MarkChatRoomReadSuccess', readSequence: 0 } } },
      maxUsageCount: ALWAYS,
    },
    ...rooms.map((room) => ({
      request: { query: ChatRoomByIdDocument, variables: { chatId: room.chatId } },
      result: { data: { chatRoom: partsOf(room) } },
      maxUsageCount: ALWAYS,
    })),
  ];
}

function partsOf(room: ChatRoom) {
  const { chatId, kind, roomName, allowManage, lastMessage, lastSequence, readSequence, version, createdAt } = room;
  const participants = room.participants.map(({ currentUser: _, ...member }) => member);
  return {
    chatId,
    kind,
    roomName,
    allowManage,
    participants,
    lastMessage,
    lastSequence,
    readSequence,
    version,
    createdAt,
  };
}
