import { createContext, useContext } from 'react';

/** A text of a block: fixed words, or a function of one object for everything with a number or a name in it. */
export type BlockText = string | ((values: never) => string);

/** The texts of one block by their names. */
export type BlockTexts = Readonly<Record<string, BlockText>>;

/** The texts as functions and strings of any content: English is the default, not the type. */
export type Translated<English extends BlockTexts> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

export interface ProvidedTexts {
  /** BCP 47 language tag of the nearest provider. */
  readonly locale: string;
  /** The texts of a block: those provided, and English for the others. */
  textsOf<English extends BlockTexts>(block: string, english: English): Translated<English>;
}

/** Undefined without a provider: every block then speaks English. */
export const TextsContext = createContext<ProvidedTexts | undefined>(undefined);

/** Returns the texts of a block in the language of the nearest `TextsProvider`. */
export function useTexts<English extends BlockTexts>(block: string, english: English): Translated<English> {
  return useContext(TextsContext)?.textsOf(block, english) ?? (english as Translated<English>);
}

/** Returns the `lang` of content that is moved to the end of the page; undefined if the page has the same language. */
export function useOverlayLang(): string | undefined {
  const locale = useContext(TextsContext)?.locale;
  return locale === undefined || locale === document.documentElement.lang ? undefined : locale;
}
