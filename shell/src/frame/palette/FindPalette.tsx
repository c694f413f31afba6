import type { Command, FoundKind } from '@meet/remote-kit';
import { CommandPalette, type Command as Row, type PaletteGroup } from '@meet/ui/command-palette';
import { CalendarDays, MessageSquareText, MessagesSquare, UserRound } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useShellHost } from '../../host/ShellHostContext.ts';
import type { Translator } from '@meet/contracts/texts';
import { useText } from '../../base/useText.ts';
import type { Found } from './createFinder.ts';
import { inOneLine, PastedPeople } from './PastedPeople.tsx';
import { useFound } from './useFound.ts';
import { useOwnCommands } from './useOwnCommands.ts';

const ICONS: Readonly<Record<FoundKind, ReactNode>> = {
  people: <UserRound aria-hidden />,
  rooms: <MessagesSquare aria-hidden />,
  meetings: <CalendarDays aria-hidden />,
  messages: <MessageSquareText aria-hidden />,
};

/**
 * The command palette. It finds people, rooms, meetings and messages, every page and action, and the commands that
 * remotes add.
 */
export function FindPalette({ t, onClose }: { t: Translator['t']; onClose: () => void }) {
  const label = useText()('header.find');
  const { commands } = useShellHost();
  const own = useOwnCommands(t);
  const added = useSyncExternalStore(commands.subscribe, commands.all);
  const [query, setQuery] = useState('');
  const { found, retry } = useFound(query);
  const groups = useMemo(
    () => found.flatMap((entry) => getGroups(entry, (kind) => t(`palette.${kind}`), retry)),
    [found, retry, t],
  );
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={label}
      placeholder={t('palette.placeholder')}
      words={{
        open: t('palette.open'),
        results: (count) => t('palette.results', { count }),
        failed: t('palette.failed'),
      }}
      groups={groups}
      commands={[
        ...own,
        ...added.map((command) => ({ ...toRow(command), group: command.group || t('palette.actions') })),
      ]}
      onQuery={setQuery}
      above={<PastedPeople query={query} />}
      onPaste={inOneLine}
    />
  );
}

function getGroups(
  { search, status, commands }: Found,
  getHeading: (kind: FoundKind) => string,
  retry: (id: string) => void,
): PaletteGroup[] {
  const { id, kind } = search;
  if (kind) {
    const rows = commands.map((command) => toRow(command, ICONS[kind]));
    const round = kind === 'people';
    return [{ id, label: getHeading(kind), round, status, commands: rows, onRetry: () => retry(id) }];
  }
  // Searches without a kind have headings of their own. Before they find something, there is no heading to show.
  return [...new Set(commands.map(({ group }) => group))].map((label) => ({
    id: `${id} ${label}`,
    label,
    status,
    commands: commands.filter(({ group }) => group === label).map((command) => toRow(command)),
  }));
}

function toRow({ person, ...command }: Command, icon?: ReactNode): Row {
  if (!person) return { ...command, icon };
  const { email, avatar, presence } = person;
  return { ...command, person: { email, photo: avatar, ...(presence && { presence }) } };
}
