import { firstSegment, ROUTES } from '@meet/contracts/routes';
import { type SlotProps, useBehavior } from '@meet/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useChat } from '../state/getChat.ts';
import { ChatBubble } from './ChatBubble.tsx';

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/**
 * The chat over the page. It shows the window, or a bubble with the unread count if nothing else opens the chat. The
 * window's code loads when it first opens. The chat's own page replaces the widget. A meeting's room has a chat of its
 * own. Over a meeting, the window therefore opens only when the person opens a conversation there.
 */
export function ChatWidget({ onMeetingPage, hasItem = false }: SlotProps<'shell.chat/v1'>) {
  const chat = useChat();
  const around = onMeetingPage ? 'meeting' : 'page';
  const isOpen = useBehavior(chat.isOpen$);
  useEffect(() => chat.enter(around), [chat, around]);
  const isOnPage = firstSegment(useLocation().pathname) === firstSegment(ROUTES.chat.path);
  if (isOnPage) return null;
  if (!isOpen) return hasItem || onMeetingPage ? null : <ChatBubble />;
  return (
    <Suspense fallback={hasItem ? null : <ChatBubble isOpening />}>
      <ChatWindow key={around} around={around} />
    </Suspense>
  );
}
