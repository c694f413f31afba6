import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { AcceptFollow } from './AcceptFollow.tsx';
import { FollowTexts } from './FollowTexts.ts';

/** The page with its own words, in one language: the sign-in pages need not carry them. */
export async function loadFollowPage() {
  const locale = currentLocale();
  const texts = createTranslator(locale, (await importTexts(locale)).default);
  return {
    /** `/accept-follow/:token` */
    AcceptFollowPage: () => (
      <FollowTexts value={texts}>
        <AcceptFollow />
      </FollowTexts>
    ),
  };
}

function importTexts(locale: Locale): Promise<{ default: TextTree }> {
  switch (locale) {
    case 'en_US':
      return import(/* webpackChunkName: "follow-en" */ './i18n/en_US.json', { with: { type: 'json' } });
    case 'fr_FR':
      return import(/* webpackChunkName: "follow-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } });
    case 'ro_RO':
      return import(/* webpackChunkName: "follow-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } });
  }
}
