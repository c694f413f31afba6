import { createContext, useContext } from 'react';
import type { Translator } from '../../../i18n/createTranslator.ts';

export const FollowTexts = createContext<Translator | undefined>(undefined);

/** `t` of the words of the page that answers who asks to follow. */
export function useFollowTexts(): Translator['t'] {
  const texts = useContext(FollowTexts);
  if (!texts) throw new Error('useFollowTexts needs FollowTexts around it.');
  return texts.t;
}
