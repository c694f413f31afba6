import { isolate } from '@meet/contracts/texts';
import { CONTRACTS_NAMESPACE, loadTexts } from '@meet/contracts/i18n';
import type { Locale } from '@meet/contracts';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '@meet/guidance';
import { KIT_NAMESPACE, kitTexts } from '@meet/remote-kit';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageTag } from './locale.ts';

/**
 * Creates the translations of the remotes: each adds a namespace of its own and its contracts' texts. Those of the
 * kernel and of the shared packages are there before.
 */
export async function createRemoteTexts(locale: Locale): Promise<i18n> {
  const language = languageTag(locale);
  // A separate copy of the kernel's texts: the library adds the contracts’ texts to it, and forms later merge the
  // kernel’s texts again.
  const [contracts, kit, guidance] = await Promise.all([
    loadTexts(locale, []),
    kitTexts(locale),
    guidanceTexts(locale),
  ]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: { [CONTRACTS_NAMESPACE]: contracts, [KIT_NAMESPACE]: kit, [GUIDANCE_NAMESPACE]: guidance },
    },
    // React escapes what it draws. The escape function is used to isolate the direction of values.
    interpolation: { escape: isolate },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return i18next;
}
