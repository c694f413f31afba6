import { useHost, useIsViewing, useSession, type Command } from '@meet/remote-kit';
import { setColorMode } from '@meet/ui';
import { useShell } from '../../app/ShellContext.ts';
import { useShellHost } from '../../app/ShellHostContext.ts';
import { useText } from '../../i18n/useText.ts';

/** The shell's own: every page of a menu entry, and what the frame does. */
export function useOwnCommands(): readonly Command[] {
  const t = useText();
  const { signOut } = useShell();
  const { navigate, openDialog, i18n } = useHost();
  const { remotes } = useShellHost();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  const pages = remotes.navigation().map(({ page, path, words }) => ({
    id: `page ${page}`,
    label: words[i18n.locale],
    group: t('palette.pages'),
    run: () => navigate(path),
  }));
  const group = t('palette.actions');
  const dialogs = [
    { slot: 'account.inviteUser/v1', text: 'nav.inviteUser', offered: !isAdmin && !isViewing },
    { slot: 'account.profile/v1', text: 'account.profile', offered: true },
    { slot: 'account.notificationPreferences/v1', text: 'account.notificationPreferences', offered: !isAdmin },
  ] as const;
  return [
    ...pages,
    ...dialogs
      .filter(({ slot, offered }) => offered && remotes.fillersOf(slot).length > 0)
      .map(({ slot, text }) => ({ id: slot, label: t(text), group, run: () => void openDialog(slot) })),
    { id: 'light', label: t('palette.light'), group, run: () => setColorMode('light') },
    { id: 'dark', label: t('palette.dark'), group, run: () => setColorMode('dark') },
    { id: 'sign-out', label: t('account.signOut'), group, run: () => void signOut() },
  ];
}
