import { firstSegment, ROUTES } from '@meet/contracts/routes';
import { type SlotProps, useBehavior } from '@meet/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useChat } from '../state/getChat.ts';
import { ChatBubble } from './ChatBubble.tsx';

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/**
 * The chat over the page: a bubble with the unread count where nothing else opens it, or the window, whose code comes with its
 * first opening. The chat's own page takes its place. A meeting has its chat in its room; over it the window shows only what was asked for there.
 */
export function ChatWidget({ onMeetingPage, hasItem = false }: SlotProps<'shell.chat/v1'>) {
  const chat = useChat();
  const around = onMeetingPage ? 'meeting' : 'page';
  const isOpen = useBehavior(chat.isOpen$);
  useEffect(() => {
    if (onMeetingPage) chat.minimise();
  }, [chat, onMeetingPage]);
  const isOnPage = firstSegment(useLocation().pathname) === firstSegment(ROUTES.chat.path);
  if (isOnPage) return null;
  if (!isOpen) return hasItem || onMeetingPage ? null : <ChatBubble />;
  return (
    <Suspense fallback={hasItem ? null : <ChatBubble isOpening />}>
      <ChatWindow key={around} around={around} />
    </Suspense>
  );
}
