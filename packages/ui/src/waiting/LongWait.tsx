import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { afterAwake } from './afterAwake.ts';
import { useWait } from './useWait.ts';

const Place = styled('div', { base: { position: 'relative', h: 'full' } });
/**
 * Covers the placeholder shapes, so that its appearance moves nothing; the notice stays visible for people who have
 * scrolled.
 */
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
  /** Placeholder in the shape of the awaited content. */
  children: ReactNode;
  /** Sentence about the long wait; a general one by default. */
  text?: string;
  /** Tries again at once. The caller also retries by itself, but a person who sees no progress may want to do it. */
  onRetry: () => void;
}

/**
 * A placeholder that says after 5 s that loading takes longer than usual, and offers Retry after 30 s. Time in which
 * the page was suspended does not count.
 */
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
