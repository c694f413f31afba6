import { type SlotProps, useBehavior } from '@meet/remote-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useChat } from '../state/chatOf.ts';
import { ChatBubble } from './ChatBubble.tsx';

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/**
 * The chat over the page: a bubble with the unread count, or the window, whose code comes with its first opening. A meeting
 * has its chat in its room; over it the window shows only what was asked for there.
 */
export function ChatWidget({ onMeetingPage }: SlotProps<'shell.chat/v1'>) {
  const chat = useChat();
  const around = onMeetingPage ? 'meeting' : 'page';
  const isOpen = useBehavior(chat.isOpen$);
  useEffect(() => {
    if (onMeetingPage) chat.minimise();
  }, [chat, onMeetingPage]);
  if (!isOpen) return onMeetingPage ? null : <ChatBubble />;
  return (
    <Suspense fallback={<ChatBubble isOpening />}>
      <ChatWindow key={around} around={around} />
    </Suspense>
  );
}
