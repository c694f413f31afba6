import type { Locale } from '../core/locales.ts';
import { mergeTexts, type TextTree } from './mergeTexts.ts';
import { textsByLocale, type TextSource } from './textsByLocale.ts';

/** The i18next namespace that holds validation messages and error texts. */
export const CONTRACTS_NAMESPACE = 'contracts';

/** Texts that every domain shares. */
const kernelTexts = textsByLocale({
  en_US: () => import(/* webpackChunkName: "kit-en" */ '../core/i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "kit-fr" */ '../core/i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "kit-ro" */ '../core/i18n/ro_RO.json', { with: { type: 'json' } }),
});

/** Loads the kernel's texts and those of some domains, in one language. */
export async function loadTexts(locale: Locale, domains: readonly TextSource[]): Promise<TextTree> {
  return mergeTexts(...(await Promise.all([kernelTexts, ...domains].map((texts) => texts(locale)))));
}
