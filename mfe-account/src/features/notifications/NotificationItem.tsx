import type { Notification } from '@meet/notifications-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, Flex, HStack, IconButton, Text, VisuallyHidden } from '@meet/ui';
import { Check, Clock, X } from '@meet/ui/icons';
import { memo } from 'react';
import type { Notifications } from '../../state/createNotifications.ts';
import { getAction } from './getAction.ts';

interface Props {
  readonly notification: Notification;
  readonly notifications: Notifications;
  /** Text of the time since the notification. */
  readonly ago: string;
  /** Called when an action leads to another page. */
  readonly onLeave?: () => void;
  /** Called before the notification is removed, so that the focus gets another place. */
  readonly onRemove: () => void;
}

/**
 * One notification with person, event, time and actions. It is memoised, so that only a changed one of hundreds draws
 * again.
 */
export const NotificationItem = memo(function NotificationItem(props: Props) {
  const { notification, notifications, ago, onLeave, onRemove } = props;
  const t = useTexts();
  const host = useHost();
  const { from, message, isRead } = notification;
  const isViewing = useIsViewing();
  const action = isViewing ? undefined : getAction(notification);

  function act() {
    void notifications.markAsRead(notification);
    action?.run(host);
    onLeave?.();
  }

  return (
    <Flex as="li" gap={3} px={4} py={3} alignItems="flex-start" bg={isRead ? undefined : 'accent.subtle'}>
      {from ? (
        <Avatar
          name={`${from.firstName} ${from.lastName}`.trim() || from.email || ''}
          email={from.email ?? undefined}
          photo={from.avatar}
          size={40}
        />
      ) : (
        <Flex boxSize={10} flexShrink={0} borderRadius="full" bg="bg.muted" alignItems="center" justifyContent="center">
          <Clock size={20} aria-hidden />
        </Flex>
      )}
      <Box flex={1} minW={0}>
        <Text weight={isRead ? 'normal' : 'medium'} overflowWrap="anywhere">
          {!isRead && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
          {message.content}
        </Text>
        <Text size="xs" tone="muted">
          {ago}
        </Text>
        {action && (
          <Button
            size="sm"
            mt={2}
            variant={isRead ? 'secondary' : 'primary'}
            aria-label={`${t(`notifications.${action.text}`)}: ${message.content}`}
            onClick={act}
          >
            {t(`notifications.${action.text}`)}
          </Button>
        )}
      </Box>
      {!isViewing && (
        <HStack gap={0}>
          {!isRead && (
            <IconButton
              size="sm"
              label={t('notifications.markRead')}
              aria-description={message.content}
              icon={<Check aria-hidden />}
              onClick={() => void notifications.markAsRead(notification)}
            />
          )}
          <IconButton
            size="sm"
            label={t('notifications.remove')}
            aria-description={message.content}
            icon={<X aria-hidden />}
            onClick={() => {
              onRemove();
              void notifications.remove(notification);
            }}
          />
        </HStack>
      )}
    </Flex>
  );
});
