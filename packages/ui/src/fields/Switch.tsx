import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';
import { ChoiceLabel } from './Checkbox.tsx';

const Track = styled('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    w: 9,
    h: 5,
    flexShrink: 0,
    m: 0,
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'inherit',
    transition: 'background-color {durations.moderate} {easings.out}',
    _before: {
      content: '""',
      position: 'absolute',
      top: 0.5,
      insetStart: 0.5,
      boxSize: 4,
      borderRadius: 'full',
      bg: 'white',
      transition: 'transform {durations.moderate} {easings.out}',
    },
    '&:checked': { bg: 'accent.solid', _before: { transform: 'translateX(16px)' } },
  },
});

export interface SwitchProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  label?: ReactNode;
}

/** Turns something on or off at once. For choices that wait for a Save button, use Checkbox. */
export function Switch({ label, disabled, ...props }: SwitchProps) {
  const input = <Track type="checkbox" role="switch" disabled={disabled} {...props} />;
  if (label === undefined) return input;
  return (
    <ChoiceLabel disabled={disabled}>
      {input}
      <span>{label}</span>
    </ChoiceLabel>
  );
}
