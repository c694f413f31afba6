import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { useEscape } from '../overlays/useEscape.ts';
import { useUiTexts } from '../provider/UiTexts.ts';
import { Input, type InputProps } from './Input.tsx';

export interface SearchInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  /** Name of the input, also its placeholder by default. */
  label?: string;
}

/** An input for searches. Esc and the clear button empty it and keep the focus. */
export function SearchInput({ value, onChange, label, placeholder, ...props }: SearchInputProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const name = label ?? texts.search;
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  useEscape(Boolean(value), clear, input);
  return (
    <Input
      ref={input}
      role="searchbox"
      autoComplete="off"
      enterKeyHint="search"
      {...props}
      aria-label={name}
      placeholder={placeholder ?? name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startIcon={<Search size={16} aria-hidden />}
      endAction={value ? <IconButton size="sm" label={texts.clear} icon={<X />} onClick={clear} /> : undefined}
    />
  );
}
