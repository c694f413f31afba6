import { isolate } from '@meet/contracts/texts';
import { LOCALES, type Locale } from '@meet/contracts';
import { CONTRACTS_NAMESPACE, loadTexts, type TextSource } from '@meet/contracts/i18n';
import i18next, { type i18n } from 'i18next';

export interface Translator {
  /** Returns the text in that language. Values are inserted unescaped: escape them for HTML. */
  translate(locale: Locale, key: string, params?: Readonly<Record<string, unknown>>): string;
}

/** Loads the texts of every language: the kernel's and those of the sources, such as the running services. */
export async function loadTranslator(sources: readonly TextSource[] = []): Promise<Translator> {
  const instance: i18n = i18next.createInstance();
  const domains = [...new Set(sources)];
  const texts = await Promise.all(LOCALES.map((locale) => loadTexts(locale, domains)));
  await instance.init({
    lng: bcp47(LOCALES[0]),
    fallbackLng: bcp47(LOCALES[0]),
    defaultNS: CONTRACTS_NAMESPACE,
    interpolation: { escape: isolate },
    resources: Object.fromEntries(LOCALES.map((locale, i) => [bcp47(locale), { [CONTRACTS_NAMESPACE]: texts[i]! }])),
  });
  return {
    translate: (locale, key, params) => instance.t(key, { ...params, lng: bcp47(locale) }),
  };
}

const bcp47 = (locale: Locale) => locale.replace('_', '-');
