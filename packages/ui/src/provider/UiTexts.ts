import { createContext, useContext } from 'react';
import enUS from '../i18n/en_US.json' with { type: 'json' };

/** The few texts of the components themselves. `fillText` replaces placeholders such as `{name}`. */
export type UiTexts = typeof enUS;

export const UiTextsContext = createContext<UiTexts>(enUS);

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);

export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** Returns the texts of a supported language, or English for any other. */
export async function loadUiTexts(language: string): Promise<UiTexts> {
  if (language === 'fr_FR') return (await import('../i18n/fr_FR.json', { with: { type: 'json' } })).default;
  if (language === 'ro_RO') return (await import('../i18n/ro_RO.json', { with: { type: 'json' } })).default;
  return enUS;
}
