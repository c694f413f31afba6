import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Recipe of all text inputs and selects. With 16 px on phones, iOS does not zoom in on focus. */
export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: 0,
    color: 'fg',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: 'sm' },
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    transition: 'border-color {durations.fast} {easings.out}',
    '&:hover:not(:disabled)': { borderColor: 'fg.muted' },
    '&:focus-visible': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'accent.ring',
      outlineOffset: '-1px',
      borderColor: 'accent.ring',
    },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed', bg: 'bg.subtle' },
    '&[readonly]': { bg: 'bg.subtle', borderColor: 'border.strong' },
  },
  variants: {
    size: { sm: { h: 8, px: 2.5 }, md: { h: 10, px: 3 }, lg: { h: 12, px: 4, fontSize: 'md' } },
    start: { true: { ps: 9 } },
    end: { true: { pe: 10 } },
  },
  defaultVariants: { size: 'md' },
});
