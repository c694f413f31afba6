import { getFiles } from '../importPart.ts';
import { addLanguage, type Catalogue, setLanguage, toLanguage } from './texts.ts';

/** Names of the files with the page's texts, by language. English is built into the page. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['fr', 'textsFr'],
  ['ro', 'textsRo'],
]);

/**
 * Loads the page's texts in the language of a tag and selects that language. Selects English if the texts can't be
 * loaded. Returns the selected language.
 */
export async function loadLanguage(tag: string): Promise<string> {
  const language = toLanguage(tag);
  const file = FILES.get(language);
  if (file) await load(language, file).catch(() => undefined);
  return setLanguage(language);
}

async function load(language: string, file: string): Promise<void> {
  const response = await fetch(new URL(getFiles()[file]!, document.baseURI));
  if (!response.ok) throw new Error(`texts: ${response.status}`);
  addLanguage(language, (await response.json()) as Catalogue);
}
