import { createContext, useContext, type ReactNode } from 'react';
import type { Translator } from '@meet/contracts/texts';

const AuthTextsContext = createContext<Translator | undefined>(undefined);

/** Gives these pages their words. */
export function AuthTexts({ texts, children }: { texts: Translator; children: ReactNode }) {
  return <AuthTextsContext value={texts}>{children}</AuthTextsContext>;
}

/** `t` of these pages' own words. */
export function useAuthTexts(): Translator['t'] {
  const texts = useContext(AuthTextsContext);
  if (!texts) throw new Error('useAuthTexts needs AuthTexts around it.');
  return texts.t;
}
