import { createPageTexts } from '../createPageTexts.tsx';

/** Texts of the invitation page. */
export const {
  Texts: InvitationTexts,
  useTexts: useInvitationTexts,
  load: loadInvitationPages,
} = createPageTexts({
  en_US: () => import(/* webpackChunkName: "invitation-en" */ './i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "invitation-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import(/* webpackChunkName: "invitation-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } }),
});
