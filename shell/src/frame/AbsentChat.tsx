import type { StandIn } from '@meet/remote-kit';
import { LauncherButton } from '@meet/ui';
import { MessageCircle } from 'lucide-react';

/** The chat's launcher before the chat is there: it stays in its place, says what it waits for, and tries again. */
export function AbsentChat({ label, onRetry }: StandIn) {
  return <LauncherButton label={label} icon={<MessageCircle aria-hidden />} loading={!onRetry} onClick={onRetry} />;
}
