import { Box, Dialog, HStack, IconButton, Kbd, Text, useUiTexts, VisuallyHidden } from '@meet/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Command, PaletteGroup, PaletteWords } from './Command.ts';
import { PaletteGroupView } from './PaletteGroupView.tsx';
import { listRows } from './listRows.ts';
import { usePaletteChoice } from './usePaletteChoice.ts';

const NO_GROUPS: readonly PaletteGroup[] = [];
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const ALTERNATIVE_KEYS = isApple ? '⌘ ↵' : 'Ctrl ↵';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog and of the input. */
  label: string;
  placeholder?: string;
  words: PaletteWords;
  /** Commands that are searched by the typed text. */
  commands: readonly Command[];
  /** Results from other sources for the typed text; they are above the commands, in the given order. */
  groups?: readonly PaletteGroup[];
  /** Called with the typed text, for example to search people on the server. */
  onQuery?: (query: string) => void;
  /** Content between the input and the results. */
  above?: ReactNode;
  /** Converts a pasted text; returns undefined to leave it unchanged. */
  onPaste?: (text: string) => string | undefined;
}

/**
 * A palette of commands: type, choose with the arrow keys, press Enter; Ctrl/⌘-Enter runs the second action of a row.
 * Every typed word must begin a word of a command's label or keywords. The palette keeps its size and place for any
 * results.
 */
export function CommandPalette({ open, onClose, label, ...rest }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="lg" bare>
      <Palette label={label} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Palette(props: Omit<CommandPaletteProps, 'open'>) {
  const { label, placeholder, words, commands, groups = NO_GROUPS, onQuery, onPaste, above, onClose } = props;
  const texts = useUiTexts();
  const id = useId();
  const toId = (part: string) => `${id}-${encodeURIComponent(part)}`;
  const [query, setQuery] = useState('');
  const shown = useMemo(() => listRows(groups, commands, query), [groups, commands, query]);
  const { active, isChosen, choose, carryOut, forget, handleKey } = usePaletteChoice(shown, onClose);
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  const isLoading = shown.some((group) => group.isLoading);
  const count = shown.reduce((sum, { rows }) => sum + rows.filter(({ command }) => command).length, 0);

  useEffect(() => {
    // A first row that nobody chose does not scroll the list: more rows may appear above it.
    if (isChosen)
      list.current?.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo?.({ top: 0 });
  }, [activeId, isChosen]);

  const type = (typed: string) => {
    setQuery(typed);
    forget();
    onQuery?.(typed);
  };

  return (
    <Box
      display="flex"
      flexDirection="column"
      h={{ base: '100dvh', sm: 'min(36rem, calc(100dvh - 48px))' }}
      onKeyDown={(event: React.KeyboardEvent) => event.target instanceof HTMLInputElement && handleKey(event)}
    >
      <HStack ps={5} pe={3} h={16} gap={3} flexShrink={0} borderBottomWidth="1px" color="fg.subtle">
        <Search size={20} aria-hidden />
        <Box
          as="input"
          dir="auto"
          flex={1}
          minW={0}
          h={10}
          fontSize="md"
          color="fg"
          bg="transparent"
          outline="none!"
          {...{
            role: 'combobox',
            placeholder: placeholder ?? label,
            value: query,
            autoComplete: 'off',
            spellCheck: false,
          }}
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded
          aria-controls={toId('list')}
          aria-activedescendant={activeId === undefined ? undefined : toId(activeId)}
          onChange={(event: React.FormEvent<HTMLElement>) => type((event.target as HTMLInputElement).value)}
          onPaste={(event: React.ClipboardEvent) => {
            const turned = onPaste?.(event.clipboardData.getData('text'));
            if (turned === undefined) return;
            event.preventDefault();
            type(turned);
          }}
        />
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </HStack>
      {above}
      <Box display="flex" flexDirection="column" flex="1 1 auto" minH={0}>
        <Box
          ref={list}
          minH={0}
          overflowY="auto"
          p={2}
          pt={0}
          role="listbox"
          id={toId('list')}
          aria-label={label}
          aria-busy={isLoading}
          // Clicks must not move the focus out of the input.
          onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
        >
          {shown.map((group) => (
            <PaletteGroupView
              key={group.id}
              group={group}
              activeId={activeId}
              toId={toId}
              failed={words.failed}
              onChoose={choose}
              onRun={(row) => carryOut(row, false)}
            />
          ))}
        </Box>
        {shown.length === 0 && (
          <Text tone="muted" textAlign="center" py={8}>
            {texts.noResults}
          </Text>
        )}
      </Box>
      <VisuallyHidden role="status">
        {isLoading ? '' : count === 0 ? texts.noResults : words.results(count)}
      </VisuallyHidden>
      <HStack
        display={{ base: 'none', sm: 'flex' }}
        justifyContent="flex-end"
        gap={4}
        h={10}
        px={5}
        flexShrink={0}
        borderTopWidth="1px"
        aria-hidden
      >
        {active && (
          <Text size="xs" tone="muted">
            <Kbd keys="↵" /> {active.command ? words.open : texts.retry}
          </Text>
        )}
        {active?.command?.alternative && (
          <Text size="xs" tone="muted">
            <Kbd keys={ALTERNATIVE_KEYS} /> {active.command.alternative.label}
          </Text>
        )}
      </HStack>
    </Box>
  );
}
