import type { Command, PaletteGroup } from './Command.ts';
import { filterCommands } from './filterCommands.ts';

/** Row that the arrow keys reach: a command, or the offer to search a group again. */
export type PaletteRow =
  | { readonly id: string; readonly command: Command }
  | { readonly id: string; readonly command?: undefined; readonly retry: () => void };

export interface ShownGroup {
  readonly id: string;
  readonly label: string;
  readonly round: boolean;
  /** True if the group is loading and has no results yet. */
  readonly isEmptyYet: boolean;
  readonly isLoading: boolean;
  readonly rows: readonly PaletteRow[];
}

/** Returns the groups in the given order, then the commands that match the typed text, under their own headings. */
export function listRows(
  groups: readonly PaletteGroup[],
  commands: readonly Command[],
  query: string,
): readonly ShownGroup[] {
  const found = groups.map(({ id, label, round = false, status, commands: own, onRetry }) => ({
    id,
    label,
    round,
    isLoading: status === 'loading',
    isEmptyYet: status === 'loading' && own.length === 0,
    rows: [
      ...own.map(asRow),
      ...(status === 'failed' && onRetry ? [{ id: `retry ${id}`, retry: onRetry } as const] : []),
    ],
  }));
  return [...found, ...byHeading(filterCommands(commands, query))].filter(
    ({ rows, isEmptyYet }) => rows.length > 0 || isEmptyYet,
  );
}

function byHeading(commands: readonly Command[]): ShownGroup[] {
  const headings = new Map<string, PaletteRow[]>();
  for (const command of commands) {
    const rows = headings.get(command.group);
    if (rows) rows.push(asRow(command));
    else headings.set(command.group, [asRow(command)]);
  }
  return [...headings].map(([label, rows]) => ({
    id: `heading ${label}`,
    label,
    round: false,
    isLoading: false,
    isEmptyYet: false,
    rows,
  }));
}

const asRow = (command: Command): PaletteRow => ({ id: command.id, command });

/**
 * Returns the command that Enter runs if nobody chose a row. Returns undefined while an earlier group may still get
 * results, and null if there is no command.
 */
export function firstCertain(groups: readonly ShownGroup[]): Command | null | undefined {
  for (const { isLoading, rows } of groups) {
    if (isLoading) return undefined;
    const first = rows.find(({ command }) => command);
    if (first?.command) return first.command;
  }
  return null;
}
