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
  /** Latest change, read out and shown beside the label: 'Added 9 addresses, 1 is not valid'. */
  said: string;
  /** Typed text that is no chip yet. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Enter, or a paste that `takesPaste`: to be made chips of. */
  onEnter: (text: string) => void;
  /** Whether a pasted text is made chips of at once; else it stays where it was pasted. */
  takesPaste: (text: string) => boolean;
  /** True hands over even nothing, so that it can be said; else Enter in the empty field sends its form. */
  entersNothing?: boolean;
  /** The person goes elsewhere, or sends the form: what is typed may be entered yet. */
  onLeave: (isSent: boolean) => void;
  onRemove: (key: string) => void;
  /** Takes a wrong chip back into the input. */
  onCorrect: (key: string) => void;
  /** Buttons after the input, given what they may want to focus. */
  actions?: (input: HTMLInputElement | null) => ReactNode;
}

const INVALID = { borderColor: 'danger.fg' };

/**
 * Several things of one kind in one field: typed, pasted or chosen from suggestions, each a chip that can be taken away.
 * Backspace in the empty input takes the last; arrows go from the input's beginning to the chips and among them.
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
