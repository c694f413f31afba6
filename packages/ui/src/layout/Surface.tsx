import { styled } from '../theme/styled.ts';

/** A sheet that content lies on: a fine line, no shadow. `floating` is for what hovers over the page. */
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

/** The content column: at most 1,120 px, room around. */
export const Page = styled('div', {
  base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: 4, md: 8 }, py: { base: 4, md: 8 } },
});
