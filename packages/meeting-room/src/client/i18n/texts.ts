import { isolate } from '@meet/contracts/texts';
import i18next from 'i18next';
import en from './en_US.json';
import fr from './fr_FR.json';
import ro from './ro_RO.json';

type WithoutForm<K> = K extends `${infer Key}_${Intl.LDMLPluralRule}` ? Key : K;

export type TextKey = WithoutForm<keyof typeof en>;

const CATALOGUES: Record<string, Record<string, string>> = { en, fr, ro };
const DEFAULT_LANGUAGE = 'en';

const texts = i18next.createInstance();
void texts.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: false,
  // The catalogues are in the page: nothing is waited for.
  initAsync: false,
  resources: Object.fromEntries(
    Object.entries(CATALOGUES).map(([language, translation]) => [language, { translation }]),
  ),
  keySeparator: false,
  nsSeparator: false,
  // Texts become text nodes and attributes, never markup: values are isolated rather than escaped.
  interpolation: { escape: isolate },
});

/** Takes `fr`, `fr_FR` and `fr-FR` alike; anything unknown is English. */
export function setLanguage(tag: string): string {
  const [wanted = ''] = tag.toLowerCase().split(/[-_]/);
  const language = Object.hasOwn(CATALOGUES, wanted) ? wanted : DEFAULT_LANGUAGE;
  void texts.changeLanguage(language);
  return language;
}

/** Adds the texts of a part that is loaded later. */
export function addTexts(catalogues: Readonly<Record<string, Record<string, string>>>): void {
  for (const [language, more] of Object.entries(catalogues))
    texts.addResourceBundle(language, 'translation', more, true);
}

/** The text with its places filled; a `count` chooses the form that the language has for it. */
export const text = (key: TextKey, values?: Record<string, string | number>): string => texts.t(key, { ...values });
