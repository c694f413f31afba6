import type {} from '@meet/meetings-contract/page';
import { useBehavior, type SlotProps, useTexts } from '@meet/remote-kit';
import { ErrorState, SkeletonText, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { useChat } from '../../state/getChat.ts';
import { hasUnmutedUnread } from '../../state/muting.ts';

const UnreadRoomRows = lazy(async () => ({ default: (await import('./UnreadRoomRows.tsx')).UnreadRoomRows }));

/** Shows rooms with unread messages, without muted ones, in the dashboard's list of missed events. */
export function UnreadRooms({ isAlone }: SlotProps<'dashboard.missed/v1'>) {
  const t = useTexts();
  const chat = useChat();
  const { status, rooms } = useBehavior(chat.rooms.state$);
  const unread = rooms.filter(hasUnmutedUnread);
  if (status === 'loading') return <SkeletonText lines={1} />;
  if (status === 'failed') {
    return <ErrorState compact title={t('rooms.loadFailed')} onRetry={() => void chat.rooms.load()} />;
  }
  if (unread.length > 0) {
    return (
      <Suspense fallback={<SkeletonText lines={1} />}>
        <UnreadRoomRows rooms={unread} />
      </Suspense>
    );
  }
  return isAlone && <Text tone="muted">{t('rooms.allRead')}</Text>;
}
