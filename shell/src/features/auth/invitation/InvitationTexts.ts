import { createContext, useContext } from 'react';
import type { Translator } from '../../../i18n/createTranslator.ts';

export const InvitationTexts = createContext<Translator | undefined>(undefined);

/** `t` of the invitation page's own words. */
export function useInvitationTexts(): Translator['t'] {
  const texts = useContext(InvitationTexts);
  if (!texts) throw new Error('useInvitationTexts needs InvitationTexts around it.');
  return texts.t;
}
