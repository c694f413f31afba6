import { textsByLocale } from '@meet/contracts/i18n';

/** The i18next namespace of guidance's own texts. */
export const GUIDANCE_NAMESPACE = 'guidance';

export const guidanceTexts = textsByLocale({
  en_US: () => import(/* webpackChunkName: "kit-en" */ './en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "kit-fr" */ './fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "kit-ro" */ './ro_RO.json', { with: { type: 'json' } }),
});
