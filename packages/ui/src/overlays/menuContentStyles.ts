import { floatingStyles, popMotion } from './overlayStyles.ts';

export const menuContentStyles = {
  ...floatingStyles,
  ...popMotion,
  minW: 48,
  maxW: 80,
  maxH: 'var(--available-height)',
  overflowY: 'auto',
  p: 1.5,
  zIndex: 'popover',
} as const;
