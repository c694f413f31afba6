import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { styled } from '../theme/styled.ts';

/**
 * Boxes for layout. Style props take the theme's tokens (`p={4}` is 16 px, `bg="bg.surface"`, `{ base, md }` by width).
 */
export const Box = styled('div');
export type BoxProps = HTMLChakraProps<'div'>;

export const Flex = styled('div', { base: { display: 'flex' } });
export type FlexProps = BoxProps;

export const Stack = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: 4 } });
export type StackProps = BoxProps;

export const HStack = styled('div', { base: { display: 'flex', alignItems: 'center', gap: 2 } });

export const Grid = styled('div', { base: { display: 'grid', gap: 4 } });

/** Fills the space between its neighbours. */
export const Spacer = styled('div', { base: { flex: 1, alignSelf: 'stretch' } });

export const VisuallyHidden = styled('span', {
  base: {
    position: 'absolute',
    w: 'px',
    h: 'px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** A line between elements; use `orientation="vertical"` inside rows. */
export const Separator = styled('hr', {
  base: { border: 'none', bg: 'border', flexShrink: 0, m: 0 },
  variants: {
    orientation: { horizontal: { w: 'full', h: 'px' }, vertical: { w: 'px', h: 'auto', alignSelf: 'stretch' } },
  },
  defaultVariants: { orientation: 'horizontal' },
});

/** Scrolls its content; keyboards can reach it if it has a label. */
export const ScrollArea = styled('div', {
  base: { overflow: 'auto', overscrollBehavior: 'contain', minH: 0, minW: 0 },
});
