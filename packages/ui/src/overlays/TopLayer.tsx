import { useSyncExternalStore, type ReactNode } from 'react';
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

let place: HTMLElement | null = null;
const waiting = new Set<() => void>();
function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const tell of waiting) tell();
}
function waitForPlace(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Place in which the top layer is drawn. It is there once on each page, from the start: a dialog leaves only elements
 * accessible that were there before it.
 */
export function TopLayerPlace() {
  // Dialogs hide from screen readers what is no live region.
  return <div ref={setPlace} data-live-region aria-live="off" />;
}

/**
 * The middle of the window's upper edge, over all else, dialogs and toasts too: for what can't wait, such as a call. It
 * can be read and clicked while a dialog is open.
 */
export function TopLayer({ label, children }: { label: string; children: ReactNode }) {
  const there = useSyncExternalStore(waitForPlace, () => place);
  return there && createPortal(<Layer aria-label={label}>{children}</Layer>, there);
}
