import { BACKGROUND_FILE_MAX_BYTES } from '../../protocol/limits.ts';
import type { BackgroundState } from './BackgroundCamera.ts';
import en from './i18n/en_US.json';
import fr from './i18n/fr_FR.json';
import ro from './i18n/ro_RO.json';

export const BACKGROUND_TEXTS = { en, fr, ro };

export type BackgroundTextKey = keyof typeof en;

/** Text about each state of the background, if there is something to say. */
export const STATE_TEXTS: Record<BackgroundState, BackgroundTextKey | undefined> = {
  off: undefined,
  loading: 'backgroundLoading',
  on: 'backgroundOn',
  slow: 'backgroundSlow',
  failed: 'backgroundFailed',
};

const SIZE = String(BACKGROUND_FILE_MAX_BYTES / 1024 / 1024);

/** Returns a text about backgrounds in the language of a tag, or in English. */
export function getBackgroundText(tag: string, key: BackgroundTextKey): string {
  const language = tag.slice(0, 2).toLowerCase();
  const catalogue = language === 'fr' || language === 'ro' ? BACKGROUND_TEXTS[language] : en;
  return catalogue[key].replace('{{size}}', SIZE);
}
