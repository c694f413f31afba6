import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Input, type InputProps } from './Input.tsx';
import { parseTime, shiftTime } from './parseTime.ts';

export interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** 'HH:mm' in 24 hours, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Minutes by which an arrow key changes the time. */
  stepMinutes?: number;
}

/**
 * An input for a time of day in 24 hours, in every language. The browser's own input follows the system's 12 or 24
 * hours.
 */
export function TimeInput({ value, onChange, stepMinutes = 15, onBlur, onKeyDown, ...props }: TimeInputProps) {
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? value;
  return (
    <Input
      inputMode="numeric"
      placeholder="--:--"
      autoComplete="off"
      maxLength={5}
      fontVariantNumeric="tabular-nums"
      startIcon={<Clock size={16} aria-hidden />}
      {...props}
      value={typed}
      onChange={(event) => {
        setDraft(event.target.value);
        const complete = /^\d{2}:\d{2}$/.test(event.target.value) && parseTime(event.target.value);
        if (complete || !event.target.value) onChange(complete || '');
      }}
      onBlur={(event) => {
        const time = parseTime(typed) ?? '';
        // An invalid text stays visible, so that the person can correct it.
        setDraft(time ? undefined : draft);
        if (time !== value) onChange(time);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!direction) return;
        event.preventDefault();
        setDraft(undefined);
        onChange(shiftTime(parseTime(typed) ?? '12:00', direction * stepMinutes));
      }}
    />
  );
}
