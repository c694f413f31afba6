import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createContext, useContext, type ComponentType, type Context } from 'react';
import { createTranslator, type Translator } from '@meet/contracts/texts';

type Pages<Name extends string> = Record<Name, ComponentType>;

export interface PageTexts {
  readonly Texts: Context<Translator | undefined>;
  /** Returns the translation function for these pages' own texts. */
  readonly useTexts: () => Translator['t'];
  /** Returns the pages, each wrapped in its texts in one language. */
  readonly load: <Name extends string>(locale: Locale, pages: Pages<Name>) => Promise<Pages<Name>>;
}

/** Creates texts that load with their pages, so that the sign-in pages do not include them. */
export function createPageTexts(sources: Record<Locale, () => Promise<{ default: TextTree }>>): PageTexts {
  const Texts = createContext<Translator | undefined>(undefined);
  return {
    Texts,
    useTexts() {
      const texts = useContext(Texts);
      if (!texts) throw new Error('These words stand around their pages alone.');
      return texts.t;
    },
    async load(locale, pages) {
      const texts = createTranslator(locale, (await sources[locale]()).default);
      const inWords = (Page: ComponentType) => () => (
        <Texts value={texts}>
          <Page />
        </Texts>
      );
      const entries = Object.entries<ComponentType>(pages).map(([name, Page]) => [name, inWords(Page)]);
      return Object.fromEntries(entries) as typeof pages;
    },
  };
}
