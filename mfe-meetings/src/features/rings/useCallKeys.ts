import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { useEffect } from 'react';
import { getAnswer, CALL_KEYS } from './callKeys.ts';
import type { Rings } from './createRings.ts';

/** Lets keys answer the first call, and adds them to the list of shortcuts that `?` opens. */
export function useCallKeys(rings: Rings): void {
  const t = useTexts();
  const { commands } = useHost();
  const first = useBehavior(rings.rings$)[0];

  useEffect(
    () =>
      commands.addKeys?.([
        { keys: CALL_KEYS.accept.keys, label: t('rings.keyAccept') },
        { keys: CALL_KEYS.decline.keys, label: t('rings.keyDecline') },
      ]),
    [commands, t],
  );
  useEffect(() => {
    if (!first) return;
    function handleKeyDown(event: KeyboardEvent) {
      const answer = getAnswer(event);
      if (!answer || event.defaultPrevented) return;
      event.preventDefault();
      void rings[answer](first!);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [first, rings]);
}
