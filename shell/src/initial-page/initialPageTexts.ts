import type { Locale } from '@meet/contracts';
import meetingsEn from '@meet/meetings-contract/texts/en_US.json' with { type: 'json' };
import meetingsFr from '@meet/meetings-contract/texts/fr_FR.json' with { type: 'json' };
import meetingsRo from '@meet/meetings-contract/texts/ro_RO.json' with { type: 'json' };
import instantJoinEn from './i18n/en_US.json' with { type: 'json' };
import instantJoinFr from './i18n/fr_FR.json' with { type: 'json' };
import instantJoinRo from './i18n/ro_RO.json' with { type: 'json' };
import authEn from '@meet/account-pages/texts/en_US.json' with { type: 'json' };
import authFr from '@meet/account-pages/texts/fr_FR.json' with { type: 'json' };
import authRo from '@meet/account-pages/texts/ro_RO.json' with { type: 'json' };
import en from '../i18n/en_US.json' with { type: 'json' };
import fr from '../i18n/fr_FR.json' with { type: 'json' };
import ro from '../i18n/ro_RO.json' with { type: 'json' };

export interface Words {
  readonly title: string;
  readonly description: string;
}

export interface InitialPageTexts {
  readonly home: Words;
  readonly signin: Words;
  /** Texts for a signed-in person, with `{{name}}` in the title. */
  readonly dashboard: Words;
  readonly toHome: string;
  readonly signIn: string;
  readonly cookies: Readonly<Record<'label' | 'text' | 'policy' | 'accept', string>>;
  readonly failed: string;
  readonly retry: string;
}

/**
 * The application's texts in the same places, in all languages: they are a few lines, so nothing is fetched. Each text
 * is imported by name, so that the build leaves out all others.
 */
export const initialPageTexts: Record<Locale, InitialPageTexts> = {
  en_US: {
    home: { title: en.home.title, description: en.home.description },
    dashboard: { title: meetingsEn.meetings.dashboard.greeting, description: meetingsEn.meetings.dashboard.text },
    signin: { title: authEn.signIn.title, description: authEn.signIn.description },
    toHome: en.header.visitorsHome,
    signIn: en.nav.signIn,
    cookies: {
      label: en.cookies.label,
      text: en.cookies.text,
      policy: en.footer.cookiePolicy,
      accept: en.cookies.accept,
    },
    failed: en.errors.NETWORK,
    retry: instantJoinEn.retry,
  },
  fr_FR: {
    home: { title: fr.home.title, description: fr.home.description },
    dashboard: { title: meetingsFr.meetings.dashboard.greeting, description: meetingsFr.meetings.dashboard.text },
    signin: { title: authFr.signIn.title, description: authFr.signIn.description },
    toHome: fr.header.visitorsHome,
    signIn: fr.nav.signIn,
    cookies: {
      label: fr.cookies.label,
      text: fr.cookies.text,
      policy: fr.footer.cookiePolicy,
      accept: fr.cookies.accept,
    },
    failed: fr.errors.NETWORK,
    retry: instantJoinFr.retry,
  },
  ro_RO: {
    home: { title: ro.home.title, description: ro.home.description },
    dashboard: { title: meetingsRo.meetings.dashboard.greeting, description: meetingsRo.meetings.dashboard.text },
    signin: { title: authRo.signIn.title, description: authRo.signIn.description },
    toHome: ro.header.visitorsHome,
    signIn: ro.nav.signIn,
    cookies: {
      label: ro.cookies.label,
      text: ro.cookies.text,
      policy: ro.footer.cookiePolicy,
      accept: ro.cookies.accept,
    },
    failed: ro.errors.NETWORK,
    retry: instantJoinRo.retry,
  },
};
