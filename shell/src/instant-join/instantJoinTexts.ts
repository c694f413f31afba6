import type { Locale } from '@meet/contracts';
import en_US from '../initial-page/i18n/en_US.json' with { type: 'json' };
import fr_FR from '../initial-page/i18n/fr_FR.json' with { type: 'json' };
import ro_RO from '../initial-page/i18n/ro_RO.json' with { type: 'json' };

/** In all languages, for they are a few lines and nothing is fetched. */
export const instantJoinTexts: Record<Locale, typeof en_US> = { en_US, fr_FR, ro_RO };
