import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Box, Button } from '@meet/ui';
import { useCallback, useRef } from 'react';
import type { Notifications } from '../../state/createNotifications.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { presentAgo } from './presentAgo.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly notifications: Notifications;
  readonly onLeave?: () => void;
}

/** Lists notifications, the latest first, with a button that loads earlier ones. */
export function NotificationList({ notifications, onLeave }: Props) {
  const t = useTexts();
  const language = useHost().i18n.locale.replace('_', '-');
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const focusList = useCallback(() => list.current?.focus(), []);
  const { list: shown, busy } = useBehavior(notifications.view$);
  const loadMore = useBehavior(notifications.more$);
  if (!shown) return null;
  return (
    <>
      <Box
        as="ul"
        ref={list as never}
        tabIndex={-1}
        aria-label={t('notifications.title')}
        aria-busy={busy}
        listStyleType="none"
        m={0}
        p={0}
        outline="none"
        css={{
          '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
          // The browser skips layout and hit testing for rows out of sight.
          '& > li': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 96px' },
        }}
      >
        {shown.notifications.map((notification) => (
          <NotificationItem
            key={notification.notificationId}
            notification={notification}
            notifications={notifications}
            ago={presentAgo(notification.timestamp, language, now)}
            onLeave={onLeave}
            onRemove={focusList}
          />
        ))}
      </Box>
      {shown.hasMore && (
        <Box p={3} textAlign="center" borderTopWidth="1px">
          <Button size="sm" variant="ghost" loading={!loadMore} onClick={() => loadMore?.()}>
            {t('notifications.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
