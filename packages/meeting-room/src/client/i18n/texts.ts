import en from './en_US.json';
import fr from './fr_FR.json';
import ro from './ro_RO.json';

export type TextKey = keyof typeof en;

const CATALOGUES: Record<string, Record<TextKey, string>> = { en, fr, ro };

let catalogue: Record<TextKey, string> = en;
let language = 'en';

/** Takes `fr`, `fr_FR` and `fr-FR` alike; anything unknown is English. */
export function setLanguage(tag: string): string {
  const [wanted = 'en'] = tag.toLowerCase().split(/[-_]/);
  language = Object.hasOwn(CATALOGUES, wanted) ? wanted : 'en';
  catalogue = CATALOGUES[language] ?? en;
  return language;
}

/** The text with `{name}` replaced by the values' names. */
export function text(key: TextKey, values: Record<string, string | number> = {}): string {
  return catalogue[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The form of the text that `count` takes in the language; falls back to `_other`. */
export function countText(key: 'participants', count: number): string {
  const form = `${key}_${new Intl.PluralRules(language).select(count)}` as TextKey;
  return text(form in catalogue ? form : `${key}_other`, { count });
}
