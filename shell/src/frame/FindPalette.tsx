import { useHost, useIsViewing, useSession, type Command } from '@meet/remote-kit';
import { setColorMode } from '@meet/ui';
import { CommandPalette } from '@meet/ui/command-palette';
import { useEffect, useState } from 'react';
import { useShellHost } from '../app/ShellHostContext.ts';
import { useShell } from '../app/ShellContext.ts';
import { useText } from '../i18n/useText.ts';

/** Pause in typing after which remotes are asked, in milliseconds. */
const SEARCH_DELAY_MS = 150;

/** Every page and action, and whatever the remotes add: people, rooms, groups. */
export function FindPalette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { commands } = useShellHost();
  const own = useOwnCommands();
  const [query, setQuery] = useState('');
  const found = useFound(query);
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      commands={[...found, ...own, ...commands.all()]}
      onQuery={setQuery}
    />
  );
}

function useOwnCommands(): readonly Command[] {
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

/** What the remotes find for a query. */
function useFound(query: string): readonly Command[] {
  const { commands } = useShellHost();
  const [found, setFound] = useState<readonly Command[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answers = query.trim() ? await commands.search(query, abort.signal) : [];
      if (!abort.signal.aborted) setFound(answers);
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [commands, query]);
  return found;
}
