import { createContext, useContext } from 'react';

/** A text of a block: a string, or a function of one object if it contains a number or a name. */
export type BlockText = string | ((values: never) => string);

export type BlockTexts = Readonly<Record<string, BlockText>>;

/** The texts with the types of English but any content. */
export type Translated<English extends BlockTexts> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

export interface ProvidedTexts {
  /** BCP 47 language tag of the nearest provider. */
  readonly locale: string;
  /** The texts of a block; missing ones are English. */
  textsOf<English extends BlockTexts>(block: string, english: English): Translated<English>;
}

/** Undefined without a provider: every block is then English. */
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
