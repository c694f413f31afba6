import { textsByLocale } from '@meet/contracts/i18n';

/** The i18next namespace of the kit's own texts. */
export const KIT_NAMESPACE = 'kit';

export const kitTexts = textsByLocale({
  en_US: () => import(/* webpackChunkName: "kit-en" */ './en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "kit-fr" */ './fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "kit-ro" */ './ro_RO.json', { with: { type: 'json' } }),
});
