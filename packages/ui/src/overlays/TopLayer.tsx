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
  for (const notify of waiting) notify();
}
function waitForPlace(notify: () => void): () => void {
  waiting.add(notify);
  return () => waiting.delete(notify);
}

/**
 * Container of the top layer. It exists once on each page, from the start: a dialog keeps only those elements
 * accessible that existed before it.
 */
export function TopLayerPlace() {
  // Dialogs hide all elements except live regions from screen readers.
  return <div ref={setPlace} data-live-region aria-live="off" />;
}

/**
 * Layer at the middle of the window's upper edge, above everything, including dialogs and toasts. It is for urgent
 * content, such as a call. It is readable and clickable while a dialog is open.
 */
export function TopLayer({ label, children }: { label: string; children: ReactNode }) {
  const there = useSyncExternalStore(waitForPlace, () => place);
  return there && createPortal(<Layer aria-label={label}>{children}</Layer>, there);
}
