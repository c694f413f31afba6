import type { Locale } from '../core/locales.ts';
import type { TextTree } from './mergeTexts.ts';

/** Loads one language's texts; a browser fetches only what it asks for. */
export type TextSource = (locale: Locale) => Promise<TextTree>;

type Files = Readonly<Record<Locale, () => Promise<{ readonly default: TextTree }>>>;

export function textsByLocale(files: Files): TextSource {
  return async (locale) => (await files[locale]()).default;
}
