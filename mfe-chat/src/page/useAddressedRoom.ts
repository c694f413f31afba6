import { chatErrors, toThreadId, type ChatRoom } from '@meet/chat-contract';
import { commonErrors } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import { useBehavior, useRequest } from '@meet/remote-kit';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useChat } from '../state/getChat.ts';
import type { ChatAddress } from './useChatAddress.ts';

export type AddressedRoom =
  | { readonly status: 'none' | 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly room: ChatRoom }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

type Addressed = Pick<ChatAddress, 'chatId' | 'sequence' | 'thread'>;

/**
 * Selects the room, thread and message of the page's address, and fetches a room that the list does not contain. `missing`
 * means that the room does not exist or that the person is not in it; the server does not reveal which.
 */
export function useAddressedRoom({ chatId, sequence, thread }: Addressed): AddressedRoom {
  const chat = useChat();
  const { status, rooms } = useBehavior(chat.rooms.state$);
  const room = rooms.find((candidate) => candidate.chatId === chatId);
  const unlisted = room || status === 'loading' ? undefined : chatId;
  const fetch = useMemo(() => (unlisted ? () => chat.fetchRoom(unlisted) : undefined), [chat, unlisted]);
  const { failed, error, retry } = useRequest(fetch);
  const selected = room?.chatId ?? null;
  // The key changes when the person opens the same address again, so the message is shown again.
  const { key } = useLocation();
  const threadId = thread && toThreadId(thread);
  useEffect(() => chat.selectByAddress(selected, sequence, threadId), [chat, selected, sequence, threadId, key]);

  if (!chatId) return { status: 'none' };
  if (room) return { status: 'ready', room };
  if (!failed) return { status: 'loading' };
  return isMissing(error) ? { status: 'missing' } : { status: 'failed', error, retry };
}

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailure &&
  [chatErrors.CHAT_ROOM_NOT_FOUND.code, commonErrors.VALIDATION_FAILED.code].includes(error.code);
