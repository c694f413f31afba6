import type { Locale } from '@meet/contracts';

/** The i18next namespace of what the kit itself says. */
export const KIT_NAMESPACE = 'kit';

export async function loadKitTexts(locale: Locale): Promise<object> {
  switch (locale) {
    case 'en_US':
      return (await import('./en_US.json', { with: { type: 'json' } })).default;
    case 'fr_FR':
      return (await import('./fr_FR.json', { with: { type: 'json' } })).default;
    case 'ro_RO':
      return (await import('./ro_RO.json', { with: { type: 'json' } })).default;
  }
}
