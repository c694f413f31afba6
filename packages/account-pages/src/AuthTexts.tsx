import { createContext, useContext, type ReactNode } from 'react';
import type { Translator } from '@meet/contracts/texts';

const AuthTextsContext = createContext<Translator | undefined>(undefined);

/** Provides these pages with their texts. */
export function AuthTexts({ texts, children }: { texts: Translator; children: ReactNode }) {
  return <AuthTextsContext value={texts}>{children}</AuthTextsContext>;
}

/** Returns the translation function for these pages' own texts. */
export function useAuthTexts(): Translator['t'] {
  const texts = useContext(AuthTextsContext);
  if (!texts) throw new Error('useAuthTexts needs AuthTexts around it.');
  return texts.t;
}
