import { isComposing } from '@meet/contracts/keys';
import { foldText } from '@meet/contracts/texts';
import { useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../feedback/Spinner.tsx';
import { floatingStyles } from '../overlays/overlayStyles.ts';
import { getLandmark } from '../overlays/raised.ts';
import { useBeside } from '../overlays/useBeside.ts';
import { useEscape } from '../overlays/useEscape.ts';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { Input, type InputProps } from './Input.tsx';

const SHOWN_MAX = 50;

const List = styled('ul', {
  base: {
    ...floatingStyles,
    position: 'fixed',
    inset: 'auto',
    zIndex: 'popover',
    maxH: 80,
    border: '0',
    overflowY: 'auto',
    p: 1.5,
    m: 0,
    animation: 'popIn {durations.fast} {easings.out}',
  },
});
const Option = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    minH: 9,
    px: 2.5,
    py: 1.5,
    borderRadius: 'control',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.hover' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});
const Quiet = styled('li', {
  base: { display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 2, color: 'fg.muted', fontSize: 'sm' },
});

export interface ComboboxOption {
  value: string;
  /** Matched against the typed text, and put into the input when chosen. */
  label: string;
  /** Additional text that a search matches. */
  keywords?: string;
  disabled?: boolean;
}

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<
  InputProps,
  'value' | 'onChange' | 'onSelect' | 'onSubmit' | 'type' | 'role'
> {
  /** Typed text. */
  value: string;
  onChange: (typed: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /** Called on Enter without a highlighted option, for example to add a typed e-mail address. */
  onSubmit?: (typed: string) => void;
  /** Renders an option; by default, its label. */
  renderOption?: (option: Option) => ReactNode;
  /** False if `options` are already filtered (by the server). */
  filters?: boolean;
  /** True empties the input after a choice, so that more can be chosen. */
  clearsOnSelect?: boolean;
  loading?: boolean;
  /**
   * If false, the list opens only on the first character, an arrow key or a click, since it would cover other content.
   */
  opensOnFocus?: boolean;
  /** Text for no matches; false shows no list in that case. */
  emptyText?: string | false;
  /**
   * Element below which the list opens, with the same width: the box that looks like the field, if it is more than the
   * input.
   */
  anchor?: HTMLElement | null;
}

const matches = (typed: string) => {
  const wanted = foldText(typed.trim());
  return ({ label, keywords = '' }: ComboboxOption) => foldText(`${label} ${keywords}`).includes(wanted);
};

/** An input with suggestions: arrow keys highlight, Enter chooses, Esc closes. It draws at most 50 suggestions. */
export function Combobox<Item extends ComboboxOption>(props: ComboboxProps<Item>) {
  const {
    value,
    onChange,
    options,
    onSelect,
    onSubmit,
    renderOption,
    filters = true,
    clearsOnSelect,
    loading,
    opensOnFocus = true,
    emptyText,
    anchor,
    ...input
  } = props;
  const texts = useUiTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const shown = (filters ? options.filter(matches(value)) : options).slice(0, SHOWN_MAX);
  const visible = open && (shown.length > 0 || loading || emptyText !== false);
  const beside = anchor ?? field;
  useBeside(beside, list, { side: 'bottom', align: 'start', gap: 4 });
  useEscape(Boolean(visible), () => setOpen(false));

  const take = (option: Item) => {
    if (option.disabled) return;
    onSelect(option);
    onChange(clearsOnSelect ? '' : option.label);
    setOpen(Boolean(clearsOnSelect));
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    const next = shown.length ? (active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length : -1;
    setActive(next);
    list?.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    input.onKeyDown?.(event);
    const option = visible ? shown[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      take(option);
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      if (!opensOnFocus) setOpen(false);
      onSubmit(value);
    }
  };

  return (
    <>
      <Input
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={setField}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={Boolean(visible)}
        aria-controls={visible ? `${id}-list` : undefined}
        aria-activedescendant={visible && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => (onChange(event.target.value), setOpen(true), setActive(-1))}
        onFocus={(event) => (input.onFocus?.(event), opensOnFocus && setOpen(true))}
        onClick={() => setOpen(true)}
        onBlur={(event) => (input.onBlur?.(event), setOpen(false), setActive(-1))}
        onKeyDown={handleKey}
      />
      {visible &&
        createPortal(
          <List
            ref={setList}
            id={`${id}-list`}
            role="listbox"
            aria-label={input['aria-label']}
            style={{ width: beside?.offsetWidth }}
          >
            {shown.map((option, index) => (
              <Option
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                aria-disabled={option.disabled || undefined}
                // Runs before the input's blur, which would close the list under the pointer.
                onMouseDown={(event) => (event.preventDefault(), take(option))}
                onPointerMove={() => setActive(index)}
              >
                {renderOption?.(option) ?? option.label}
              </Option>
            ))}
            {loading && (
              <Quiet role="presentation">
                <Spinner size="sm" /> {texts.loading}
              </Quiet>
            )}
            {!loading && shown.length === 0 && <Quiet role="presentation">{emptyText || texts.noResults}</Quiet>}
          </List>,
          getLandmark(field),
        )}
    </>
  );
}
