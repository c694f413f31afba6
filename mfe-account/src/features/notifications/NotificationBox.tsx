import { type SlotProps, useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, Heading, HStack, IconButton, SkeletonRow } from '@meet/ui';
import { Settings, X } from '@meet/ui/icons';
import { NoNotificationsArt } from '@meet/ui/illustrations';
import { useEffect, useRef } from 'react';
import { createNotifications, type Notifications } from '../../state/createNotifications.ts';
import { NotificationList } from './NotificationList.tsx';
import { PushOffer } from './PushOffer.tsx';
import { useClearNotifications } from './useClearNotifications.ts';

const POLL_MS = 120_000;

/** The box that the bell opens, with the latest notifications and their actions. */
export function NotificationBox(props: SlotProps<'shell.bell/v1'>) {
  const host = useHost();
  const notifications = useScope((scope) => createNotifications(scope, host, { pollMs: POLL_MS }));
  return notifications ? <OpenBox notifications={notifications} {...props} /> : <SkeletonRow rows={3} />;
}

function OpenBox({
  notifications,
  isPushed,
  onDismiss,
}: SlotProps<'shell.bell/v1'> & { notifications: Notifications }) {
  const t = useTexts();
  const host = useHost();
  const { list } = useBehavior(notifications.view$);
  const isViewing = useIsViewing();
  const clear = useClearNotifications(notifications);
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = list?.notifications.length === 0;

  // Marks the notifications as seen. In a box that opened by itself they count as seen once it is closed, and the badge
  // stays until then.
  useEffect(() => {
    // An administrator's view does not count as the person's.
    if (isViewing) return;
    if (!isPushed) notifications.markAsSeen();
    return () => {
      if (notifications.view$.value.list?.unseenCount) notifications.markAsSeen();
    };
  }, [notifications, isPushed, isViewing]);

  // The person opened the box before its content loaded, so it takes the focus now.
  useEffect(() => {
    if (!isPushed) title.current?.focus();
  }, [isPushed]);

  return (
    <>
      <HStack gap={0} ps={4} pe={2} py={2} borderBottomWidth="1px">
        <Heading as="h2" ref={title} tabIndex={-1} size="sm" flex={1} outline="none">
          {t('notifications.title')}
        </Heading>
        <IconButton
          size="sm"
          label={t('notifications.settings')}
          icon={<Settings aria-hidden />}
          onClick={() => {
            onDismiss();
            void host.openDialog('account.notificationPreferences/v1');
          }}
        />
        <IconButton size="sm" label={t('notifications.close')} icon={<X aria-hidden />} onClick={onDismiss} />
      </HStack>
      <Box maxH="330px" overflowY="auto" overscrollBehavior="contain">
        <BoxContent notifications={notifications} onLeave={onDismiss} />
      </Box>
      <HStack gap={0} p={2} borderTopWidth="1px" flexWrap="wrap">
        {!isViewing && (
          <>
            <Button size="sm" variant="ghost" px={2} disabled={isEmpty || !list} onClick={() => void clear()}>
              {t('notifications.clearAll')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              px={2}
              disabled={!list?.unreadCount}
              onClick={() => void notifications.markAllAsRead()}
            >
              {t('notifications.markAll')}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          px={2}
          ms="auto"
          onClick={() => {
            onDismiss();
            host.navigate(host.hrefFor('notifications'));
          }}
        >
          {t('notifications.seeAll')}
        </Button>
      </HStack>
    </>
  );
}

function BoxContent({ notifications, onLeave }: { notifications: Notifications; onLeave: () => void }) {
  const t = useTexts();
  const { list, failure } = useBehavior(notifications.view$);
  if (failure && !list) return <ErrorState compact title={t('notifications.failed')} onRetry={notifications.reload} />;
  if (!list) return <SkeletonRow rows={3} />;
  if (list.notifications.length === 0) {
    return <EmptyState compact illustration={<NoNotificationsArt />} title={t('notifications.none')} />;
  }
  return (
    <>
      <PushOffer notifications={list.notifications} />
      <NotificationList notifications={notifications} onLeave={onLeave} />
    </>
  );
}
