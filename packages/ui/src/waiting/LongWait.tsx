import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { afterAwake } from './afterAwake.ts';
import { useWait } from './useWait.ts';

const Place = styled('div', { base: { position: 'relative', h: 'full' } });
/** Lies over the shapes, so that nothing moves when it comes; it stays in sight of who has scrolled. */
const Over = styled('div', { base: { position: 'absolute', inset: 0, pointerEvents: 'none' } });
const Notice = styled('div', {
  base: {
    position: 'sticky',
    top: 4,
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 3,
    w: 'fit-content',
    maxW: 'calc(100% - 16px)',
    mx: 'auto',
    my: 2,
    px: 4,
    py: 3,
    borderRadius: 'surface',
    bg: 'bg.raised',
    boxShadow: 'float',
    fontSize: 'sm',
    textAlign: 'center',
    pointerEvents: 'auto',
    animation: 'fadeIn {durations.slow}',
  },
});

export interface LongWaitProps {
  /** The shape of what comes. */
  children: ReactNode;
  /** Sentence about the long wait; a general one by default. */
  text?: string;
  /** Tries again at once. It is tried again anyhow; a person who sees nothing move may want to ask. */
  onRetry: () => void;
}

/** A skeleton that says after 5 s that it takes longer than usual, and after 30 s offers Retry. Stalls don't count. */
export function LongWait({ children, text, onRetry }: LongWaitProps) {
  const texts = useUiTexts();
  const wait = useWait();
  return (
    <Place>
      {children}
      <Over role="status">
        {wait !== 'brief' && (
          <Notice>
            {text ?? texts.takingLonger}
            {wait === 'stuck' && <RetryButton onRetry={onRetry} />}
          </Notice>
        )}
      </Over>
    </Place>
  );
}

/** Time for which the button shows that it was pressed. */
const HEARD_MS = 3_000;

function RetryButton({ onRetry }: Pick<LongWaitProps, 'onRetry'>) {
  const texts = useUiTexts();
  const [heard, setHeard] = useState(false);
  useEffect(() => (heard ? afterAwake(HEARD_MS, () => setHeard(false)) : undefined), [heard]);
  return (
    <Button size="sm" icon={<RotateCw aria-hidden />} loading={heard} onClick={() => (setHeard(true), onRetry())}>
      {texts.retry}
    </Button>
  );
}
