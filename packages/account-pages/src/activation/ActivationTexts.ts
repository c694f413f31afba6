import { createPageTexts } from '../createPageTexts.tsx';

/** Texts of the pages between sign-up and the first page of an account. */
export const {
  Texts: ActivationTexts,
  useTexts: useActivationTexts,
  load: loadActivationPages,
} = createPageTexts({
  en_US: () => import(/* webpackChunkName: "activation-en" */ './i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "activation-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "activation-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } }),
});
