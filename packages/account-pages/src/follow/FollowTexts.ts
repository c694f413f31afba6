import { createPageTexts } from '../createPageTexts.tsx';

/** Texts of the page that answers a follow request. */
export const {
  Texts: FollowTexts,
  useTexts: useFollowTexts,
  load: loadFollowPages,
} = createPageTexts({
  en_US: () => import(/* webpackChunkName: "follow-en" */ './i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "follow-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "follow-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } }),
});
