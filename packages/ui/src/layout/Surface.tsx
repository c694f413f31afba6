import { styled } from '../theme/styled.ts';

/** A surface for content: a thin border, no shadow. `floating` is for surfaces above the page. */
export const Surface = styled('section', {
  base: { bg: 'bg.surface', borderRadius: 'surface', color: 'fg' },
  variants: {
    kind: {
      lying: { borderWidth: '1px', borderColor: 'border' },
      floating: { bg: 'bg.raised', boxShadow: 'float' },
      sunken: { bg: 'bg.subtle' },
    },
    pad: { none: {}, sm: { p: 4 }, md: { p: { base: 4, md: 6 } }, lg: { p: { base: 6, md: 8 } } },
  },
  defaultVariants: { kind: 'lying', pad: 'md' },
});

export const Card = Surface;

/** Column of the page's content: at most 1,120 px wide, with a margin. */
export const Page = styled('div', {
  base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: 4, md: 8 }, py: { base: 4, md: 8 } },
});
