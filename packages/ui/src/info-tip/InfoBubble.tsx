import { useBeside } from '@meet/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useEscape } from '../overlays/useEscape.ts';
import { styled } from '../theme/styled.ts';

const Bubble = styled('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: 0,
    w: 'max-content',
    maxW: 'min(20rem, calc(100vw - 16px))',
    maxH: '60vh',
    overflowY: 'auto',
    px: 4,
    py: 3,
    border: '0',
    borderRadius: '12px',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'float',
    zIndex: 'tooltip',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
    animation: 'fadeIn {durations.fast} {easings.out}',
  },
});

export interface InfoBubbleProps {
  id: string;
  /** Element that the bubble explains. Esc, or a press outside the two, closes the bubble. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A few lines beside an element. It is in the browser's top layer, so nothing clips it. It keeps its place in the
 * document, so that Tab moves from the element to its links.
 */
export function InfoBubble({ id, anchor, onClose, children }: InfoBubbleProps) {
  const [bubble, setBubble] = useState<HTMLDivElement | null>(null);
  useBeside(anchor, bubble, { side: 'top', gap: 8 });

  useEscape(true, onClose);
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (!bubble?.contains(target as Node) && !anchor.contains(target as Node)) onClose();
    };
    addEventListener('pointerdown', handlePress, true);
    return () => removeEventListener('pointerdown', handlePress, true);
  }, [anchor, bubble, onClose]);

  return (
    <Bubble ref={setBubble} id={id} role="note">
      {children}
    </Bubble>
  );
}
