import { InfoNote, useQuickGuide } from '@meet/guidance';
import { useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  HStack,
  LinkButton,
  Page,
  PageHeader,
  SearchInput,
  SegmentedControl,
  SkeletonRow,
  Stack,
  Surface,
  Text,
} from '@meet/ui';
import { CheckCheck, Settings, Trash2, UsersRound } from '@meet/ui/icons';
import { NoNotificationsArt, NoResultsArt } from '@meet/ui/illustrations';
import { createNotifications, type Notifications } from '../../state/createNotifications.ts';
import { ExpireSelect } from './ExpireSelect.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useClearNotifications } from './useClearNotifications.ts';

/** Page of all notifications, with a search. */
export function NotificationsPage() {
  const t = useTexts();
  const host = useHost();
  const notifications = useScope((scope) => createNotifications(scope, host));
  useQuickGuide('notifications_quick_guide');
  return (
    <Page>
      <PageHeader
        title={t('notifications.title')}
        description={t('notifications.description')}
        info={<InfoNote elementId="notifications.page" about={t('notifications.title')} />}
        actions={
          <>
            <LinkButton variant="ghost" href={host.hrefFor('followers')} icon={<UsersRound aria-hidden />}>
              {t('notifications.followers')}
            </LinkButton>
            <Button
              icon={<Settings aria-hidden />}
              onClick={() => void host.openDialog('account.notificationPreferences/v1')}
            >
              {t('notifications.settings')}
            </Button>
          </>
        }
      />
      {notifications && <Content notifications={notifications} />}
    </Page>
  );
}

function Content({ notifications }: { notifications: Notifications }) {
  const t = useTexts();
  const { list, search, unreadOnly, failure } = useBehavior(notifications.view$);
  const isViewing = useIsViewing();
  const clear = useClearNotifications(notifications);
  if (failure && !list) return <ErrorState title={t('notifications.failed')} onRetry={notifications.reload} />;
  return (
    <Stack>
      <HStack flexWrap="wrap" justifyContent="space-between" gap={3}>
        <HStack flexWrap="wrap" gap={3} flex="1 1 auto">
          <Box flex={{ base: '1 1 100%', sm: '0 0 18rem' }}>
            <SearchInput
              value={search}
              onChange={(wanted) => notifications.filter({ search: wanted })}
              label={t('notifications.search')}
              maxLength={100}
            />
          </Box>
          <SegmentedControl
            label={t('notifications.which')}
            value={unreadOnly ? 'unread' : 'all'}
            onChange={(which) => notifications.filter({ unreadOnly: which === 'unread' })}
            options={[
              { value: 'all', label: t('notifications.all') },
              { value: 'unread', label: t('notifications.unreadOnly', { count: list?.unreadCount ?? 0 }) },
            ]}
          />
        </HStack>
        {!isViewing && (
          <HStack flexWrap="wrap">
            <Button
              icon={<CheckCheck aria-hidden />}
              disabled={!list?.unreadCount}
              onClick={() => void notifications.markAllAsRead()}
            >
              {t('notifications.markAll')}
            </Button>
            <Button icon={<Trash2 aria-hidden />} disabled={!list?.notifications.length} onClick={() => void clear()}>
              {t('notifications.clearAll')}
            </Button>
          </HStack>
        )}
      </HStack>
      <Surface pad="none" overflow="hidden">
        {!list ? (
          <SkeletonRow rows={5} />
        ) : list.notifications.length > 0 ? (
          <NotificationList notifications={notifications} />
        ) : search || unreadOnly ? (
          <EmptyState illustration={<NoResultsArt />} title={t('notifications.nothingFound')} />
        ) : (
          <EmptyState
            illustration={<NoNotificationsArt />}
            title={t('notifications.none')}
            description={t('notifications.noneText')}
          />
        )}
      </Surface>
      <HStack flexWrap="wrap" justifyContent="flex-end">
        <Text tone="muted">{t('notifications.kept')}</Text>
        <ExpireSelect />
      </HStack>
    </Stack>
  );
}
