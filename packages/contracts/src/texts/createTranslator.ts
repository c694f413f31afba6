import type { Locale } from '../core/index.ts';
import type { TextTree } from '../i18n/mergeTexts.ts';
import { isolate } from './direction.ts';

export type TextValues = Readonly<Record<string, unknown>>;

export interface Translator {
  readonly locale: Locale;
  /** A text by its dotted key; `count` picks the plural form, `{{name}}` marks are filled in. An unknown key is itself. */
  readonly t: (key: string, values?: TextValues) => string;
  readonly has: (key: string) => boolean;
  /** Adds texts that came later. The text that was there first wins. */
  readonly add: (texts: TextTree) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes with every addition. */
  readonly version: () => number;
}

/**
 * Creates the translations of pages that exist before any remote. The remotes' library reads the same files in the same
 * format, but weighs a tenth of the sign-in page; it comes with the first remote.
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
