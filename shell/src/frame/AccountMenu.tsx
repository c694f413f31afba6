import { useHost, useSession } from '@meet/remote-kit';
import { Avatar, Box, IconButton, Menu, Text, useIsPhone } from '@meet/ui';
import { Bell, KeyRound, LogOut, MonitorSmartphone, UserRound, UserRoundSearch } from 'lucide-react';
import { useShell } from '../base/ShellContext.ts';
import { useShellHost } from '../host/ShellHostContext.ts';
import { useText } from '../base/useText.ts';
import { useColorModeChoice } from './ColorModeButton.tsx';
import { useLanguageChoice } from './LanguageMenu.tsx';

/** Menu of the person's account, opened by their picture. */
export function AccountMenu() {
  const t = useText();
  const { signOut } = useShell();
  const { openDialog } = useHost();
  const { remotes } = useShellHost();
  const session = useSession();
  const phone = useIsPhone();
  const language = useLanguageChoice();
  const colorMode = useColorModeChoice();
  if (session.state !== 'signed-in') return null;
  const name = session.fullName || session.email;
  const isLive = (slot: Parameters<typeof remotes.getFillers>[0]) => remotes.getFillers(slot).length > 0;

  return (
    <Menu
      placement="bottom-end"
      label={t('account.menu')}
      trigger={
        <IconButton
          round
          picture
          data-tour="profile"
          label={t('account.menu')}
          icon={<Avatar name={name} email={session.email} photo={session.avatar} size={32} />}
        />
      }
      header={
        <Box px={3} py={2}>
          <Text as="div" weight="bold" truncate>
            {name}
          </Text>
          <Text as="div" size="xs" tone="muted" truncate>
            {session.email}
          </Text>
        </Box>
      }
      items={[
        {
          group: '',
          items: [
            isLive('account.profile/v1') && {
              id: 'profile',
              label: t('account.profile'),
              icon: <UserRound />,
              onSelect: () => void openDialog('account.profile/v1'),
            },
            !session.isAdmin &&
              isLive('account.notificationPreferences/v1') && {
                id: 'preferences',
                label: t('account.notificationPreferences'),
                icon: <Bell />,
                onSelect: () => void openDialog('account.notificationPreferences/v1'),
              },
            !session.isAdmin &&
              isLive('account.apiKeys/v1') && {
                id: 'api-keys',
                label: t('account.apiKeys'),
                icon: <KeyRound />,
                onSelect: () => void openDialog('account.apiKeys/v1'),
              },
            isLive('account.devices/v1') && {
              id: 'devices',
              label: t('account.devices'),
              icon: <MonitorSmartphone />,
              onSelect: () => void openDialog('account.devices/v1'),
            },
            session.isAdmin &&
              isLive('account.viewAccount/v1') && {
                id: 'view-account',
                label: t('account.viewAccount'),
                icon: <UserRoundSearch />,
                onSelect: () => void openDialog('account.viewAccount/v1'),
              },
          ].filter((item) => item !== false),
        },
        // On phones, the header has no room for these two.
        phone && {
          group: '',
          items: [
            { id: 'language', ...language },
            { id: 'color-mode', ...colorMode },
          ],
        },
        {
          group: '',
          items: [{ id: 'sign-out', label: t('account.signOut'), icon: <LogOut />, onSelect: () => void signOut() }],
        },
      ]}
    />
  );
}
