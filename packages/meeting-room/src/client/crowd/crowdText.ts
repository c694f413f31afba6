import type { text, TextKey } from '../i18n/texts.ts';
import en from './i18n/en_US.json';
import fr from './i18n/fr_FR.json';
import ro from './i18n/ro_RO.json';

export const CROWD_TEXTS = { en, fr, ro };

export type CrowdTextKey = TextKey | keyof typeof en;

/** Returns texts of the page and of this part, once the latter have been added. */
export type CrowdText = (key: CrowdTextKey, values?: Parameters<typeof text>[1]) => string;
