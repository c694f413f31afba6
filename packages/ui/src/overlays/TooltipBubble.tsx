import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../data/Kbd.tsx';
import { styled } from '../theme/styled.ts';
import type { Side } from './placeBeside.ts';
import { useBeside } from './useBeside.ts';

const Bubble = styled('div', {
  base: {
    unicodeBidi: 'plaintext',
    position: 'fixed',
    inset: 'auto',
    zIndex: 'tooltip',
    m: 0,
    maxW: 64,
    border: '0',
    overflow: 'visible',
    px: 2,
    py: 1,
    borderRadius: 'control',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    pointerEvents: 'none',
    animation: 'fadeIn {durations.fast} {easings.out}',
  },
});

/** Content of a hint and its place beside the trigger. */
export interface TooltipHint {
  text: ReactNode;
  placement?: Side;
  shortcut?: string;
  /** False if the text repeats the trigger's own name. */
  describes?: boolean;
}

interface TooltipBubbleProps extends TooltipHint {
  anchor: Element;
  id: string;
}

/** The bubble of the hint, beside its trigger. */
export function TooltipBubble({ anchor, id, text, placement = 'bottom', shortcut, describes }: TooltipBubbleProps) {
  const [bubble, setBubble] = useState<HTMLDivElement | null>(null);
  useBeside(anchor, bubble, { side: placement });
  return createPortal(
    <Bubble ref={setBubble} id={id} role="tooltip" aria-hidden={!describes || undefined}>
      {text}
      {shortcut && <Kbd keys={shortcut} tone="inverted" />}
    </Bubble>,
    document.body,
  );
}
