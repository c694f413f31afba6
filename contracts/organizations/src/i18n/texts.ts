import { textsByLocale } from '@meet/contracts/i18n';

/** This domain's validation messages and error texts. */
export const organizationsTexts = textsByLocale({
  en_US: () => import('./en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('./fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('./ro_RO.json', { with: { type: 'json' } }),
});
