import { useBehavior, useTexts } from '@meet/remote-kit';
import { VisuallyHidden } from '@meet/ui';
import { CALL_KEYS } from './callKeys.ts';
import type { PlacedCalls } from './createPlacedCalls.ts';
import type { Rings } from './createRings.ts';
import { useCallWords } from './useCallWords.ts';

/** Announces calls to screen readers: a ring at once, knocks and changes of the person's own calls after a pause. */
export function CallSpeech({ rings, placed }: { rings: Rings; placed: PlacedCalls }) {
  const t = useTexts();
  const words = useCallWords();
  const list = useBehavior(rings.rings$);
  const calls = useBehavior(placed.calls$);
  const knocks = list.filter(({ manner }) => manner === 'knock').map((ring) => t('rings.knocks', getName(ring)));
  const aloud = list.filter(({ manner }) => manner !== 'knock').map((ring) => t('rings.calling', getName(ring)));
  const keys = t('rings.sayKeys', { accept: CALL_KEYS.accept.spoken, decline: CALL_KEYS.decline.spoken });
  return (
    <>
      <VisuallyHidden role="alert">{aloud.length > 0 && [...aloud, keys].join('. ')}</VisuallyHidden>
      <VisuallyHidden role="status">{[...knocks, ...calls.map((call) => words.state(call))].join(' ')}</VisuallyHidden>
    </>
  );
}

const getName = ({ callerName }: { callerName: string }) => ({ name: callerName });
