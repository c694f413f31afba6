import type { Locale } from '@meet/contracts';
import en_US from './builtIn/en_US.json' with { type: 'json' };
import fr_FR from './builtIn/fr_FR.json' with { type: 'json' };
import ro_RO from './builtIn/ro_RO.json' with { type: 'json' };

export interface Note {
  readonly title: string;
  readonly description: string;
}

/** The product's built-in notes by element: `<first path segment>.<element>`. */
export const builtInNotes: Readonly<Record<Locale, Readonly<Record<string, Note>>>> = { en_US, fr_FR, ro_RO };
