import { isComposing } from '@meet/contracts/keys';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Command } from './Command.ts';
import { firstCertain, type PaletteRow, type ShownGroup } from './listRows.ts';

/** Number of rows that PageUp and PageDown move. */
const PAGE = 8;

export interface PaletteChoice {
  readonly active: PaletteRow | undefined;
  /** True if the person chose the active row; otherwise it is the default. */
  readonly isChosen: boolean;
  readonly choose: (id: string) => void;
  readonly carryOut: (row: PaletteRow | undefined, isAlternative: boolean) => void;
  /** Resets the choice when the text changes: the first row is active again. */
  readonly forget: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** Keeps the chosen row by its id and handles keys. Enter without a choice waits until the first row is certain. */
export function usePaletteChoice(groups: readonly ShownGroup[], onClose: () => void): PaletteChoice {
  const [chosenId, setChosenId] = useState<string>();
  const waiting = useRef<'enter' | 'alternative'>(undefined);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows.find(({ id }) => id === chosenId);
  const active = chosen ?? rows.find(({ command }) => command) ?? rows[0];

  const run = (command: Command, isAlternative: boolean) => {
    const act = isAlternative ? command.alternative?.run : command.run;
    if (!act) return;
    onClose();
    act();
  };
  const carryOut = (row: PaletteRow | undefined, isAlternative: boolean) => {
    if (row?.command) run(row.command, isAlternative);
    else row?.retry();
  };
  const enter = (isAlternative: boolean) => {
    if (chosen) return carryOut(chosen, isAlternative);
    const first = firstCertain(groups);
    if (first) run(first, isAlternative);
    else if (first === null) carryOut(active, isAlternative);
    else waiting.current = isAlternative ? 'alternative' : 'enter';
  };

  useEffect(() => {
    const first = waiting.current && firstCertain(groups);
    if (first === undefined) return;
    const isAlternative = waiting.current === 'alternative';
    waiting.current = undefined;
    if (first) run(first, isAlternative);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only an answer ends the wait
  }, [groups]);

  const goTo = (index: number) => {
    waiting.current = undefined;
    setChosenId(rows[index]?.id);
  };

  return {
    active,
    isChosen: chosen !== undefined,
    choose: setChosenId,
    carryOut,
    forget() {
      setChosenId(undefined);
      waiting.current = undefined;
    },
    handleKey(event) {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        return enter(event.ctrlKey || event.metaKey);
      }
      const to = target(event.key, active ? rows.indexOf(active) : -1, rows.length);
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    },
  };
}

function target(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(at + PAGE, count - 1);
    case 'PageUp':
      return Math.max(at - PAGE, 0);
    default:
      return undefined;
  }
}
