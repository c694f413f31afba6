import { type SlotProps, useBehavior } from '@meet/remote-kit';
import { lazy, Suspense } from 'react';
import { useChat } from '../state/chatOf.ts';
import { ChatBubble } from './ChatBubble.tsx';

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/** The chat over the page: a bubble with the unread count, or the window. The window's code comes with its first opening. */
export function ChatWidget({ onMeetingPage }: SlotProps<'shell.chat/v1'>) {
  const chat = useChat();
  const around = onMeetingPage ? 'meeting' : 'page';
  const isOpen = useBehavior(chat.isOpen$);
  if (!isOpen) return <ChatBubble />;
  return (
    <Suspense fallback={<ChatBubble isOpening />}>
      <ChatWindow key={around} around={around} />
    </Suspense>
  );
}
