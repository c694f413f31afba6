import { useHost, useIsViewing, useSession } from '@meet/remote-kit';
import { setColorMode } from '@meet/ui';
import type { Command } from '@meet/ui/command-palette';
import { Bell, LogOut, Monitor, Moon, Sun, UserPlus, UserRound } from 'lucide-react';
import { createElement } from 'react';
import { useShell } from '../../base/ShellContext.ts';
import { useShellHost } from '../../host/ShellHostContext.ts';
import type { Translator } from '@meet/contracts/texts';
import { useText } from '../../base/useText.ts';
import { getIcon } from '../getIcon.tsx';

/** Returns the shell's own commands: every page with a menu entry, and the frame's actions. */
export function useOwnCommands(t: Translator['t']): readonly Command[] {
  const text = useText();
  const { signOut } = useShell();
  const { navigate, openDialog, i18n } = useHost();
  const { remotes } = useShellHost();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  const pages = remotes.navigation().map(({ page, path, words, icon }) => ({
    id: `page ${page}`,
    label: words[i18n.locale],
    group: t('palette.pages'),
    icon: icon && createElement(getIcon(icon)),
    run: () => navigate(path),
  }));
  const group = t('palette.actions');
  const dialogs = [
    { slot: 'account.inviteUser/v1', text: 'nav.inviteUser', icon: UserPlus, offered: !isAdmin && !isViewing },
    { slot: 'account.profile/v1', text: 'account.profile', icon: UserRound, offered: true },
    {
      slot: 'account.notificationPreferences/v1',
      text: 'account.notificationPreferences',
      icon: Bell,
      offered: !isAdmin,
    },
  ] as const;
  return [
    ...pages,
    ...dialogs
      .filter(({ slot, offered }) => offered && remotes.getFillers(slot).length > 0)
      .map(({ slot, text: key, icon }) => ({
        id: slot,
        label: text(key),
        group,
        icon: createElement(icon),
        run: () => void openDialog(slot),
      })),
    { id: 'light', label: t('palette.light'), group, icon: createElement(Sun), run: () => setColorMode('light') },
    { id: 'dark', label: t('palette.dark'), group, icon: createElement(Moon), run: () => setColorMode('dark') },
    {
      id: 'system',
      label: t('palette.system'),
      group,
      icon: createElement(Monitor),
      run: () => setColorMode('system'),
    },
    { id: 'sign-out', label: text('account.signOut'), group, icon: createElement(LogOut), run: () => void signOut() },
  ];
}
