import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { describeChatRoom, type ChatMessage, type ChatRoom } from '@meet/chat-contract';
import type { ChatApi } from './ChatApi.ts';
import { ChatMessagesDocument } from './chatMessages.generated.ts';
import { ChatRoomByIdDocument } from './chatRoom.generated.ts';
import type { ChatRoomPartsFragment } from './chatRoomParts.generated.ts';
import { ChatRoomsDocument } from './chatRooms.generated.ts';
import { CreateGroupChatRoomDocument } from './createGroupChatRoom.generated.ts';
import { CreatePrivateChatRoomDocument } from './createPrivateChatRoom.generated.ts';
import { MarkChatRoomReadDocument } from './markChatRoomRead.generated.ts';
import { mutate } from './mutate.ts';
import { successOf } from './Refusal.ts';
import { SendChatMessageDocument } from './sendChatMessage.generated.ts';

/** The chat over GraphQL. Nothing is cached here: the view-models keep what they read and fold events into it. */
export function createChatApi(apollo: ApolloClient, viewerEmail: string): ChatApi {
  const query = async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const { data } = await apollo.query<Data, OperationVariables>({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
      // Never the answer to an earlier question: events may have come in since.
      context: { queryDeduplication: false },
    });
    if (!data) throw new Error('The server answered without data.');
    return data;
  };
  const roomOf = (parts: ChatRoomPartsFragment): ChatRoom => presentRoom(parts, viewerEmail);

  return {
    listRooms: async () => (await query(ChatRoomsDocument, {})).chatRooms.map(roomOf),
    getRoom: async (chatId) => roomOf((await query(ChatRoomByIdDocument, { chatId })).chatRoom),
    async readMessages(chatId, range) {
      const { chatMessages } = await query(ChatMessagesDocument, {
        chatId,
        beforeSequence: 'before' in range ? range.before : undefined,
        afterSequence: 'after' in range ? range.after : undefined,
      });
      return { messages: chatMessages.messages.map(presentMessage), hasMore: chatMessages.hasMore };
    },
    async send(input) {
      const { sendChatMessage } = await mutate(apollo, SendChatMessageDocument, { input });
      return presentMessage(successOf(sendChatMessage).chatMessage);
    },
    async markRead(chatId, sequence) {
      await mutate(apollo, MarkChatRoomReadDocument, { chatId, sequence });
    },
    async openPrivate(contactId) {
      const { createPrivateChatRoom } = await mutate(apollo, CreatePrivateChatRoomDocument, { contactId });
      return roomOf(successOf(createPrivateChatRoom).chatroom);
    },
    async openGroup(groupId) {
      const { createGroupChatRoom } = await mutate(apollo, CreateGroupChatRoomDocument, { groupId });
      return roomOf(successOf(createGroupChatRoom).chatroom);
    },
  };
}

/** A room as GraphQL gives it, as the viewer sees it. */
export function presentRoom(parts: ChatRoomPartsFragment, viewerEmail: string): ChatRoom {
  return describeChatRoom(parts, viewerEmail, parts);
}

function presentMessage(message: ChatMessage & { __typename?: string }): ChatMessage {
  const { __typename: _, ...rest } = message;
  return rest;
}
