import type { Locale } from '@meet/contracts';
import meetingsEn from '@meet/meetings-contract/texts/en_US.json' with { type: 'json' };
import meetingsFr from '@meet/meetings-contract/texts/fr_FR.json' with { type: 'json' };
import meetingsRo from '@meet/meetings-contract/texts/ro_RO.json' with { type: 'json' };
import en from '../initial-page/i18n/en_US.json' with { type: 'json' };
import fr from '../initial-page/i18n/fr_FR.json' with { type: 'json' };
import ro from '../initial-page/i18n/ro_RO.json' with { type: 'json' };

/** Texts of the instant join page, in all languages: they are a few lines, so nothing is fetched. */
export const instantJoinTexts: Record<Locale, typeof en & typeof meetingsEn.meetings.joinPage> = {
  en_US: { ...en, ...meetingsEn.meetings.joinPage },
  fr_FR: { ...fr, ...meetingsFr.meetings.joinPage },
  ro_RO: { ...ro, ...meetingsRo.meetings.joinPage },
};
