import type { Locale } from '../core/index.ts';
import type { TextTree } from '../i18n/mergeTexts.ts';
import { isolate } from './direction.ts';

export type TextValues = Readonly<Record<string, unknown>>;

export interface Translator {
  readonly locale: Locale;
  /**
   * Returns a text by its dotted key. `count` selects the plural form, and values replace `{{name}}`. An unknown key is
   * returned unchanged.
   */
  readonly t: (key: string, values?: TextValues) => string;
  readonly has: (key: string) => boolean;
  /** Adds texts that were loaded later. For the same key the earlier text wins. */
  readonly add: (texts: TextTree) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns a number that changes with every addition. */
  readonly version: () => number;
}

/**
 * Creates the translations for pages that exist before any remote. The remotes' i18n library reads the same files in
 * the same format. It is a tenth of the sign-in page's size, so it loads with the first remote.
 */
export function createTranslator(locale: Locale, texts: TextTree): Translator {
  const plurals = new Intl.PluralRules(locale.replace('_', '-'));
  const trees: TextTree[] = [texts];
  const listeners = new Set<() => void>();

  function find(key: string): string | undefined {
    for (const tree of trees) {
      let node: string | TextTree | undefined = tree;
      for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
      if (typeof node === 'string') return node;
    }
    return undefined;
  }

  return {
    locale,
    has: (key) => find(key) !== undefined,
    t(key, values = {}) {
      const plural =
        typeof values['count'] === 'number' ? find(`${key}_${plurals.select(values['count'])}`) : undefined;
      const text = plural ?? find(key) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => isolate(String(values[name] ?? mark)));
    },
    add(added) {
      trees.push(added);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    version: () => trees.length,
  };
}
