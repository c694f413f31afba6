import { Box } from '@meet/ui';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Chip {
  key: string;
  label: string;
  /** Text shown when the pointer is over the chip. */
  title?: string;
  picture?: ReactNode;
  /** Reason for which the entry is invalid. The chip is then drawn as invalid and can be corrected. */
  problem?: string;
}

export interface ChipsWords {
  /** Name of the list. */
  list: string;
  remove: (label: string) => string;
  correct: (label: string, problem: string) => string;
}

interface Props {
  chips: readonly Chip[];
  words: ChipsWords;
  onRemove: (key: string) => void;
  onCorrect: (key: string) => void;
  /**
   * Called when the focus moves past the end of the list, and when its last chip is removed. It must take the focus.
   */
  onLeave: () => void;
}

const round = { border: 'none', cursor: 'pointer', borderRadius: 'full', color: 'inherit', bg: 'transparent' } as const;

/**
 * Lists chips in rows. It is a single tab stop; arrow keys move between its buttons, Delete or Backspace removes a
 * chip.
 */
export function ChipList({ chips, words, onRemove, onCorrect, onLeave }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const firstWrong = chips.findIndex(({ problem }) => problem);
  useEffect(() => {
    // A list that scrolls shows the first entry to correct.
    if (firstWrong >= 0) list.current?.children[firstWrong]?.scrollIntoView?.({ block: 'nearest' });
  }, [firstWrong]);
  const remove = (item: Element, key: string) => {
    const beside = item.nextElementSibling ?? item.previousElementSibling;
    const button = beside?.querySelector<HTMLElement>('button');
    onRemove(key);
    if (button) button.focus();
    else onLeave();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const item = target.closest('li')!;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(target as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(item, item.dataset['chip']!);
    else if (to === undefined) return;
    else if (to >= buttons.length) onLeave();
    else buttons[Math.max(0, to)]!.focus();
    event.preventDefault();
  };

  return (
    <Box
      as="ul"
      ref={list}
      aria-label={words.list}
      display="flex"
      flexWrap="wrap"
      gap={1.5}
      m={0}
      px={1.5}
      pt={1.5}
      pb={0.5}
      maxH="144px"
      overflowY="auto"
      overscrollBehavior="contain"
      listStyleType="none"
      onKeyDown={handleKey}
    >
      {chips.map(({ key, label, title, picture, problem }, index) => (
        <Box
          as="li"
          key={key}
          data-chip={key}
          display="inline-flex"
          alignItems="center"
          gap={1}
          h={7}
          maxW="full"
          ps={picture && !problem ? 0.5 : 2}
          pe={0.5}
          fontSize="sm"
          borderRadius="full"
          borderWidth="1px"
          borderColor={problem ? 'danger.fg' : 'transparent'}
          bg={problem ? 'danger.subtle' : 'bg.muted'}
          color={problem ? 'danger.fg' : 'fg'}
          title={problem ?? title}
        >
          {problem ? <CircleAlert size={14} aria-hidden /> : picture}
          {problem ? (
            <Box
              as="button"
              dir="auto"
              {...{ type: 'button', tabIndex: -1, 'aria-label': words.correct(label, problem) }}
              {...round}
              minW={0}
              h={6}
              px={1}
              truncate
              onClick={() => onCorrect(key)}
            >
              {label}
            </Box>
          ) : (
            <Box as="span" dir="auto" minW={0} px={1} truncate>
              {label}
            </Box>
          )}
          <Box
            as="button"
            {...{ type: 'button', tabIndex: index === chips.length - 1 ? 0 : -1, 'aria-label': words.remove(label) }}
            {...round}
            display="grid"
            placeItems="center"
            boxSize={6}
            p={0}
            flexShrink={0}
            _hover={{ bg: problem ? 'danger.subtle' : 'bg.hover' }}
            onClick={(event) => remove((event.target as Element).closest('li')!, key)}
          >
            <X size={14} aria-hidden />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
