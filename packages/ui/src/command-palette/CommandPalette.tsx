import { Box, Dialog, HStack, IconButton, Kbd, Text, useUiTexts } from '@meet/ui';
import { Search, X } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { filterCommands } from './filterCommands.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading that it stands under; commands of a group are neighbours. */
  group: string;
  icon?: ReactNode;
  /** Matched as well as the label. */
  keywords?: string;
  shortcut?: string;
  run: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** The dialog's and the input's name. */
  label: string;
  placeholder?: string;
  commands: readonly Command[];
  /** Told what is typed, e.g. to search people on the server. */
  onQuery?: (query: string) => void;
}

/** Type, arrow, Enter. Every word typed must begin a word of the label or its keywords. */
export function CommandPalette({ open, onClose, label, ...rest }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="lg" bare>
      <PaletteList label={label} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PaletteList({ label, placeholder, commands, onQuery, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const texts = useUiTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const shown = useMemo(() => filterCommands(commands, query), [commands, query]);
  const at = Math.min(active, shown.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) {
      event.preventDefault();
      const next = (at + step + shown.length) % shown.length;
      setActive(next);
      list.current?.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(shown[at]);
    }
  };

  return (
    <Box>
      <HStack ps={5} pe={3} h={16} gap={3} borderBottomWidth="1px" color="fg.subtle">
        <Search size={20} aria-hidden />
        <Box
          as="input"
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
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[at] ? `${id}-${shown[at].id}` : undefined}
          onChange={(event: React.FormEvent<HTMLElement>) => {
            const typed = (event.target as HTMLInputElement).value;
            setQuery(typed);
            setActive(0);
            onQuery?.(typed);
          }}
          onKeyDown={handleKey}
        />
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </HStack>
      <Box ref={list} maxH={{ base: 'none', sm: 96 }} overflowY="auto" p={2}>
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {shown.map((command, index) => (
            <div key={command.id} role="presentation">
              {command.group !== shown[index - 1]?.group && (
                <Text size="xs" weight="medium" tone="subtle" px={3} pt={index ? 3 : 1} pb={1} aria-hidden>
                  {command.group}
                </Text>
              )}
              <HStack
                id={`${id}-${command.id}`}
                data-row={index}
                role="option"
                aria-selected={index === at}
                gap={3}
                px={3}
                minH={10}
                borderRadius="control"
                cursor="pointer"
                bg={index === at ? 'accent.subtle' : undefined}
                color={index === at ? 'accent.fg' : 'fg'}
                css={{ '& svg': { boxSize: '18px' } }}
                onPointerMove={() => setActive(index)}
                onClick={() => run(command)}
              >
                {command.icon}
                <Text as="span" tone="inherit" flex={1} truncate>
                  {command.label}
                </Text>
                {command.shortcut && <Kbd keys={command.shortcut} />}
              </HStack>
            </div>
          ))}
        </div>
        {shown.length === 0 && (
          <Text role="status" tone="muted" textAlign="center" py={8}>
            {texts.noResults}
          </Text>
        )}
      </Box>
    </Box>
  );
}
