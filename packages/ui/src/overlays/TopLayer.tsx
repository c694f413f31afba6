import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled.ts';

const Layer = styled('section', {
  base: {
    position: 'fixed',
    top: 'max(12px, env(safe-area-inset-top))',
    insetX: 3,
    mx: 'auto',
    maxW: '25rem',
    zIndex: 'call',
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/**
 * The middle of the window's upper edge, over all else, dialogs and toasts too: for what can't wait, such as a call. It
 * can be clicked while a dialog is open. Keep it drawn while it is empty: a dialog knows only what was there before it.
 */
export function TopLayer({ label, children }: { label: string; children: ReactNode }) {
  return createPortal(
    <Layer data-live-region aria-label={label}>
      {children}
    </Layer>,
    document.body,
  );
}
