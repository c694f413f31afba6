import type { Locale } from '../core/locales.ts';
import type { TextTree } from './mergeTexts.ts';

/** Loads the texts of one language, so that a browser fetches only the language that it needs. */
export type TextSource = (locale: Locale) => Promise<TextTree>;

type Files = Readonly<Record<Locale, () => Promise<{ readonly default: TextTree }>>>;

export function textsByLocale(files: Files): TextSource {
  return async (locale) => (await files[locale]()).default;
}
