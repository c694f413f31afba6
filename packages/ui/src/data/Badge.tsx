import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

export const BADGE_MAX = 99;

const Count = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '18px',
    h: '18px',
    px: '5px',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'white',
    fontSize: '12px',
    fontWeight: 'bold',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { danger: {}, accent: { bg: 'accent.solid' }, quiet: { bg: 'bg.muted', color: 'fg' } } },
});

export const badgeText = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count));

/** Shows a count: '99+' above 99, nothing at 0. The element that contains it must provide the accessible text. */
export function Badge({ count, tone = 'danger' }: { count: number; tone?: 'danger' | 'accent' | 'quiet' }) {
  if (count <= 0) return null;
  return <Count tone={tone}>{badgeText(count)}</Count>;
}

const Label = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    h: 6,
    px: 2,
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '14px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
    },
  },
});

export interface TagProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
}

/** A short attribute: 'Owner', 'Pending', 'Enabled'. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <Label tone={tone}>{children}</Label>;
}
