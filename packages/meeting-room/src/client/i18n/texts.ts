import { isolate } from '@meet/contracts/texts';
import i18next from 'i18next';
import en from './en_US.json';

type WithoutForm<K> = K extends `${infer Key}_${Intl.LDMLPluralRule}` ? Key : K;

export type TextKey = WithoutForm<keyof typeof en>;

export type Catalogue = Readonly<Record<string, string>>;

const DEFAULT_LANGUAGE = 'en';
/** Languages whose texts are loaded. */
const languages = new Set([DEFAULT_LANGUAGE]);

const texts = i18next.createInstance();
void texts.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: false,
  initAsync: false,
  resources: { [DEFAULT_LANGUAGE]: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  // Texts become text nodes and attributes, never markup, so values are isolated instead of escaped.
  interpolation: { escape: isolate },
});

/** Returns the language code of a tag; `fr`, `fr_FR` and `fr-FR` give the same code. */
export const toLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0]!;

/** Adds the page's texts in another language. */
export function addLanguage(language: string, catalogue: Catalogue): void {
  languages.add(language);
  addTexts({ [language]: catalogue });
}

/** Selects the language of a tag, or English if its texts are not loaded. Returns the selected language. */
export function setLanguage(tag: string): string {
  const wanted = toLanguage(tag);
  const language = languages.has(wanted) ? wanted : DEFAULT_LANGUAGE;
  void texts.changeLanguage(language);
  return language;
}

/** Adds the texts of a part that is loaded later. */
export function addTexts(catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [language, more] of Object.entries(catalogues))
    texts.addResourceBundle(language, 'translation', more, true);
}

/** Returns the text with its placeholders filled in; `count` selects the plural form of the language. */
export const text = (key: TextKey, values?: Record<string, string | number>): string => texts.t(key, { ...values });
