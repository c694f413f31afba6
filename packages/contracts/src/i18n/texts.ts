import type { Locale } from '../core/locales.ts';

/** Texts of one domain, nested by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Joins the domains' texts into one namespace. Error texts of all domains meet under `errors`.
 * Throws when two domains claim the same key.
 */
export function mergeTexts(...trees: TextTree[]): TextTree {
  const merged: Record<string, string | TextTree> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const present = merged[key];
      if (present === undefined) merged[key] = value;
      else if (typeof present === 'object' && typeof value === 'object') merged[key] = mergeTexts(present, value);
      else throw new Error(`Two texts claim the key ${key}.`);
    }
  }
  return merged;
}

/** The i18next namespace that holds validation messages and error texts. */
export const CONTRACTS_NAMESPACE = 'contracts';

/** Loads one language's texts; a browser fetches only what it asks for. */
export async function loadTexts(locale: Locale): Promise<TextTree> {
  switch (locale) {
    case 'en_US':
      return (await import('./en_US.ts')).texts;
    case 'fr_FR':
      return (await import('./fr_FR.ts')).texts;
    case 'ro_RO':
      return (await import('./ro_RO.ts')).texts;
  }
}
