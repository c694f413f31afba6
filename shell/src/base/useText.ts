import { useSyncExternalStore } from 'react';
import { useShell } from './ShellContext.ts';
import type { Translator } from '@meet/contracts/texts';

/** Returns the translator of the shell's texts: `const t = useText()`. */
export function useText(): Translator['t'] {
  const { texts } = useShell();
  useSyncExternalStore(texts.subscribe, texts.version);
  return texts.t;
}
