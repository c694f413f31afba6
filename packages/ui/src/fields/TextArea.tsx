import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { inputRecipe } from './inputRecipe.ts';

const Styled = styled('textarea', {
  base: {
    ...inputRecipe.base,
    px: 3,
    py: 2,
    resize: 'vertical',
    lineHeight: 'normal',
    fieldSizing: 'content',
    minH: 20,
    maxH: 80,
  },
});

export interface TextAreaProps extends Omit<HTMLChakraProps<'textarea'>, 'ref'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text area that grows with its text, up to 320 px. Its direction follows the text. */
export function TextArea(props: TextAreaProps) {
  return <Styled dir="auto" {...props} />;
}
