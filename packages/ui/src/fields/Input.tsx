import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { inputRecipe } from './inputRecipe.ts';

const StyledInput = styled('input', inputRecipe);
const Holder = styled('div', { base: { position: 'relative', w: 'full' } });
const Slot = styled('div', {
  base: { position: 'absolute', top: 0, bottom: 0, display: 'flex', alignItems: 'center', color: 'fg.subtle' },
  variants: { at: { start: { insetStart: 3, pointerEvents: 'none' }, end: { insetEnd: 1 } } },
});

export interface InputProps extends Omit<HTMLChakraProps<'input'>, 'size' | 'ref'> {
  ref?: Ref<HTMLInputElement>;
  size?: 'sm' | 'md' | 'lg';
  /** Icon of 18 px before the text. */
  startIcon?: ReactNode;
  /**
   * Small control after the text. Pass null instead of undefined if it is only shown at times, so that the input stays
   * the same element.
   */
  endAction?: ReactNode;
}

/**
 * The input without a field. Its direction follows the typed text. It needs a name: `aria-label` or a field around it.
 */
export function Input({ startIcon, endAction, ...props }: InputProps) {
  if (startIcon === undefined && endAction === undefined) return <StyledInput dir="auto" {...props} />;
  return (
    <Holder>
      {startIcon && <Slot at="start">{startIcon}</Slot>}
      <StyledInput dir="auto" start={Boolean(startIcon)} end={Boolean(endAction)} {...props} />
      {endAction && <Slot at="end">{endAction}</Slot>}
    </Holder>
  );
}
