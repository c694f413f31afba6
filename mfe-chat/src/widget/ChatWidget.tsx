import { type SlotProps, useBehavior } from '@meet/remote-kit';
import { lazy, Suspense } from 'react';
import { useChat } from '../state/chatOf.ts';
import { ChatBubble } from './ChatBubble.tsx';

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/** The chat over the page: a bubble with the unread count where nothing else opens it, or the window. The window's code comes with its first opening. */
export function ChatWidget({ onMeetingPage, hasItem = false }: SlotProps<'shell.chat/v1'>) {
  const chat = useChat();
  const around = onMeetingPage ? 'meeting' : 'page';
  const isOpen = useBehavior(chat.isOpen$);
  if (!isOpen) return hasItem ? null : <ChatBubble />;
  return (
    <Suspense fallback={hasItem ? null : <ChatBubble isOpening />}>
      <ChatWindow key={around} around={around} />
    </Suspense>
  );
}
