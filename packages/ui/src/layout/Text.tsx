import { styled } from '../theme/styled.ts';

/** Aligns a line of the other direction like the lines around it. Browsers support it under this name. */
const AS_AROUND = '-webkit-match-parent';
const TRUNCATED = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minW: 0,
  textAlign: AS_AROUND,
} as const;

/**
 * Text, laid out in its own direction. `size` xs 12 · sm 14 · md 16 · lg 20 px; `tone` sets the emphasis; `truncate`
 * keeps it on one line.
 */
export const Text = styled('p', {
  base: { m: 0, color: 'fg', fontSize: 'sm', unicodeBidi: 'plaintext' },
  variants: {
    size: {
      xs: { fontSize: 'xs', lineHeight: 'snug' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: 'snug' },
    },
    tone: {
      normal: { color: 'fg' },
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.fg' },
      success: { color: 'success.fg' },
      warning: { color: 'warning.fg' },
      danger: { color: 'danger.fg' },
      inherit: { color: 'inherit' },
    },
    weight: { normal: {}, medium: { fontWeight: 'medium' }, bold: { fontWeight: 'bold' } },
    truncate: { true: TRUNCATED },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** Titles: `size` sm 16 · md 20 · lg 24 · xl 32 px. Set the level by `as="h3"`. */
export const Heading = styled('h2', {
  base: {
    m: 0,
    color: 'fg',
    fontWeight: 'bold',
    textWrap: 'balance',
    unicodeBidi: 'plaintext',
    textAlign: AS_AROUND,
  },
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'snug', letterSpacing: 'snug' },
      md: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: 'snug' },
      lg: { fontSize: 'xl', lineHeight: 'tight', letterSpacing: 'tight' },
      xl: { fontSize: '2xl', lineHeight: 'tight', letterSpacing: 'tight' },
    },
    truncate: { true: TRUNCATED },
  },
  defaultVariants: { size: 'md' },
});
