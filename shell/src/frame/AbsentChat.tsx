import type { StandIn } from '@meet/remote-kit';
import { LauncherButton } from '@meet/ui';
import { MessageCircle } from 'lucide-react';

/**
 * Stands in the place of the chat's launcher until the chat is loaded. It says why it waits, and a click tries again.
 */
export function AbsentChat({ label, onRetry }: StandIn) {
  return <LauncherButton label={label} icon={<MessageCircle aria-hidden />} loading={!onRetry} onClick={onRetry} />;
}
