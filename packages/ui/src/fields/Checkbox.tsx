import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='white' stroke-width='2.25' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";

const Mark = styled('input', {
  base: {
    appearance: 'none',
    boxSize: 5,
    flexShrink: 0,
    m: 0,
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'mark',
    bg: 'bg.surface',
    bgSize: 'contain',
    bgPos: 'center',
    cursor: 'inherit',
    transition: 'background-color {durations.fast} {easings.out}, border-color {durations.fast} {easings.out}',
    '&:checked': { bg: 'accent.solid', bgImage: check, borderColor: 'accent.solid' },
    '&:indeterminate': { bg: 'accent.solid', bgImage: dash, borderColor: 'accent.solid' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
  },
});

export const ChoiceLabel = styled('label', {
  base: { display: 'inline-flex', alignItems: 'flex-start', gap: 2.5, fontSize: 'sm', cursor: 'pointer', color: 'fg' },
  variants: { disabled: { true: { cursor: 'not-allowed', opacity: 0.55 } } },
});

export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  /** Name of the checkbox. Without it, `aria-label` is required (for example in table rows). */
  label?: ReactNode;
  /** True if some, but not all, are checked. */
  indeterminate?: boolean;
}

export function Checkbox({ label, indeterminate = false, disabled, ...props }: CheckboxProps) {
  const mark = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (mark.current) mark.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const input = <Mark ref={mark} type="checkbox" disabled={disabled} {...props} />;
  if (label === undefined) return input;
  return (
    <ChoiceLabel disabled={disabled}>
      {input}
      <span>{label}</span>
    </ChoiceLabel>
  );
}
