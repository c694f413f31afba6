import { textsByLocale } from '@meet/contracts/i18n';

/** This domain's validation messages, error texts and names of services. */
export const integrationsTexts = textsByLocale({
  en_US: () => import('./en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('./fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('./ro_RO.json', { with: { type: 'json' } }),
});
