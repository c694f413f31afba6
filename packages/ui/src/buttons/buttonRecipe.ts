import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Recipe of everything that looks like a button: buttons, links and labels. */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    flexShrink: 0,
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        '&:not(:disabled,[aria-disabled=true]):hover': { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.strong',
        '&:not(:disabled,[aria-disabled=true]):hover': { bg: 'bg.hover' },
      },
      ghost: {
        color: 'fg.muted',
        '&:not(:disabled,[aria-disabled=true]):hover': { bg: 'bg.hover', color: 'fg' },
        '&[aria-expanded=true], &[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'accent.contrast',
        '&:not(:disabled,[aria-disabled=true]):hover': { bg: 'danger.hover' },
      },
    },
    size: {
      xs: { h: 6, px: 1.5, fontSize: 'xs', gap: 1, '& svg': { boxSize: 3.5 } },
      sm: { h: 8, px: 3, fontSize: 'sm', gap: 1.5, '& svg': { boxSize: 4 } },
      md: { h: 10, px: 4, fontSize: 'sm', '& svg': { boxSize: '18px' } },
      lg: { h: 12, px: 6, fontSize: 'md', '& svg': { boxSize: 5 } },
    },
    wide: { true: { w: 'full' } },
    square: { true: { px: 0 } },
    round: { true: { borderRadius: 'full' } },
  },
  compoundVariants: [
    { square: true, size: 'sm', css: { w: 8 } },
    { square: true, size: 'md', css: { w: 10 } },
    { square: true, size: 'lg', css: { w: 12 } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});
