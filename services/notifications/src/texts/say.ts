import { isolate } from '@meet/contracts/texts';
import type { Locale } from '@meet/contracts';
import en_US from './en_US.json' with { type: 'json' };
import fr_FR from './fr_FR.json' with { type: 'json' };
import ro_RO from './ro_RO.json' with { type: 'json' };

type Texts = typeof en_US;
type Part = keyof Texts;

const TEXTS: Readonly<Record<Locale, Texts>> = { en_US, fr_FR, ro_RO };

/**
 * Returns a text of the service, with values in place of `{{name}}`. Values are not escaped for HTML, because the text
 * is not HTML.
 */
export function say<P extends Part>(
  locale: Locale,
  part: P,
  key: keyof Texts[P] & string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const text = (TEXTS[locale][part] as Record<string, string>)[key]!;
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => isolate(String(values[name] ?? '')));
}
