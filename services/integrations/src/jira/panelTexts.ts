import type { Locale } from '@meet/contracts';
import en_US from './texts/en_US.json' with { type: 'json' };
import fr_FR from './texts/fr_FR.json' with { type: 'json' };
import ro_RO from './texts/ro_RO.json' with { type: 'json' };

/** Texts of the panel in Jira. */
export const panelTexts: Readonly<Record<Locale, typeof en_US>> = { en_US, fr_FR, ro_RO };
