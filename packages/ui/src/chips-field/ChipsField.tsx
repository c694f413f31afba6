import { Box, Combobox, Field, HStack, Text, type ComboboxOption, type ComboboxProps, type FieldProps } from '@meet/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChipList, type Chip, type ChipsWords } from './ChipList.tsx';
import { useLeaving } from './useLeaving.ts';

export interface ChipsFieldProps<Option extends ComboboxOption>
  extends
    Pick<FieldProps, 'label' | 'help' | 'error' | 'required'>,
    Pick<ComboboxProps<Option>, 'options' | 'onSelect' | 'renderOption' | 'placeholder' | 'autoFocus' | 'inputMode'> {
  chips: readonly Chip[];
  words: ChipsWords;
  /** Latest change, which is announced and shown beside the label: 'Added 9 addresses, 1 is not valid'. */
  said: string;
  /** Typed text that is not a chip yet. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Called on Enter, or on a paste that `takesPaste` accepts, with the text for new chips. */
  onEnter: (text: string) => void;
  /** Returns whether a pasted text becomes chips at once; otherwise it stays in the input. */
  takesPaste: (text: string) => boolean;
  /**
   * True calls `onEnter` even for an empty text, so that it can be reported. Otherwise Enter in the empty field submits
   * its form.
   */
  entersNothing?: boolean;
  /** Called when the person leaves the field or submits the form: the typed text may still become chips. */
  onLeave: (isSent: boolean) => void;
  onRemove: (key: string) => void;
  /** Moves an invalid chip back into the input. */
  onCorrect: (key: string) => void;
  /** Creates buttons after the input; it gets the input, which they may focus. */
  actions?: (input: HTMLInputElement | null) => ReactNode;
}

const INVALID = { borderColor: 'danger.fg' };

/**
 * Several values of one kind in one field. They are typed, pasted or chosen from suggestions, and each is a removable
 * chip. Backspace in the empty input removes the last chip. Arrow keys move from the start of the input to the chips
 * and among them.
 */
export function ChipsField<Option extends ComboboxOption>(props: ChipsFieldProps<Option>) {
  const { label, help, error, required, chips, words, said, typed, onTyped, onEnter, takesPaste, entersNothing } =
    props;
  const { onLeave, onRemove, onCorrect, actions, ...suggesting } = props;
  const { options, onSelect, renderOption, placeholder, autoFocus, inputMode } = suggesting;
  const [row, setRow] = useState<HTMLElement | null>(null);
  const input = row?.querySelector('input') ?? null;
  const focus = () => input?.focus();
  useLeaving(input, onLeave);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const last = chips.at(-1);
    if (!last || selectionStart !== 0 || selectionEnd !== 0) return;
    if (event.key === 'Backspace' && !typed) onRemove(last.key);
    if (event.key === 'ArrowLeft') {
      event.preventDefault();
      [...(row?.parentElement?.querySelectorAll<HTMLElement>('li button') ?? [])].at(-1)?.focus();
    }
  };
  const handlePaste = (event: React.ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const whole = value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
    if (!takesPaste(whole)) return;
    event.preventDefault();
    onEnter(whole);
  };

  return (
    <Field
      {...{ label, help, error, required }}
      aside={
        <Text as="span" size="xs" tone="muted" role="status">
          {said}
        </Text>
      }
    >
      {(control) => (
        <Box
          w="full"
          minW={0}
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="control"
          transition="border-color {durations.fast} {easings.out}"
          _hover={{ borderColor: 'fg.muted' }}
          css={{
            '&:has(input[aria-invalid=true])': INVALID,
            '&:has(input:focus-visible)': {
              outline: '2px solid {colors.accent.ring}',
              outlineOffset: '-1px',
              borderColor: 'accent.ring',
            },
          }}
        >
          {chips.length > 0 && (
            <ChipList {...{ chips, words, onRemove }} onCorrect={(key) => (onCorrect(key), focus())} onLeave={focus} />
          )}
          <HStack ref={setRow} gap={0.5} pe={actions ? 1 : 0}>
            <Combobox
              {...control}
              {...{ options, onSelect, renderOption, placeholder, autoFocus, inputMode }}
              anchor={row?.parentElement ?? null}
              value={typed}
              onChange={onTyped}
              onSubmit={typed.trim() || entersNothing ? onEnter : undefined}
              opensOnFocus={false}
              clearsOnSelect
              emptyText={false}
              autoCapitalize="none"
              border="none!"
              outline="none!"
              bg="transparent"
              flex={1}
              onKeyDown={handleKey}
              onPaste={handlePaste}
            />
            {actions?.(input)}
          </HStack>
        </Box>
      )}
    </Field>
  );
}
