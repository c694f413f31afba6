import { useRef, type ReactNode } from 'react';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

const KEY_STEP = 5;

const Holder = styled('div', { base: { display: 'flex', flexDirection: 'column', flex: 1, minH: 0, h: 'full' } });
const Pane = styled('div', { base: { display: 'flex', flexDirection: 'column', minH: 0, overflow: 'hidden' } });
const Handle = styled('div', {
  base: {
    flexShrink: 0,
    h: 3,
    display: 'grid',
    placeItems: 'center',
    cursor: 'row-resize',
    touchAction: 'none',
    borderRadius: 'mark',
    _before: { content: '""', w: 8, h: 1, borderRadius: 'full', bg: 'border.strong' },
    _hover: { _before: { bg: 'border.control' } },
  },
});

export interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
  /** The first pane's share, 0–100. */
  share: number;
  onChange: (share: number) => void;
  /** Neither pane gets less than this share. */
  min?: number;
  label?: string;
}

/** Two panes above one another and a line to drag (or move by arrow keys) between them. */
export function SplitPanes({ first, second, share, onChange, min = 15, label }: SplitPanesProps) {
  const texts = useUiTexts();
  const holder = useRef<HTMLDivElement>(null);
  const set = (next: number) => onChange(Math.round(Math.max(min, Math.min(100 - min, next))));
  const handleMove = (event: React.PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !holder.current) return;
    const { top, height } = holder.current.getBoundingClientRect();
    set(((event.clientY - top) / height) * 100);
  };
  const handleKey = (event: React.KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: share - KEY_STEP,
      ArrowDown: share + KEY_STEP,
      Home: min,
      End: 100 - min,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <Holder ref={holder}>
      <Pane style={{ flex: `${share} 1 0` }}>{first}</Pane>
      <Handle
        role="separator"
        tabIndex={0}
        aria-orientation="horizontal"
        aria-label={label ?? texts.resize}
        aria-valuenow={share}
        aria-valuemin={min}
        aria-valuemax={100 - min}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleMove}
        onKeyDown={handleKey}
      />
      <Pane style={{ flex: `${100 - share} 1 0` }}>{second}</Pane>
    </Holder>
  );
}
