import { useContext, useMemo, type ReactNode } from 'react';
import type { TextsTable } from './define-texts.ts';
import {
  TextsContext,
  type BlockText,
  type BlockTexts,
  type ProvidedTexts,
  type Translated,
} from './texts-context.ts';
import { warnOnce } from './warn-once.ts';

export interface TextsProviderProps {
  /** A table from `defineTexts` or from the package, such as `german` of `@portal/ui/texts/de`. */
  texts: TextsTable;
  children?: ReactNode;
}

/**
 * Provides the texts of all blocks inside it. A prop of a block has precedence over the nearest provider, then outer
 * providers, then English. The app sets `lang` and `dir` of the page.
 */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const outer = useContext(TextsContext);
  const provided = useMemo(() => providedTexts(texts, outer), [texts, outer]);
  return <TextsContext value={provided}>{children}</TextsContext>;
}

function providedTexts({ locale, texts }: TextsTable, outer: ProvidedTexts | undefined): ProvidedTexts {
  const table: Readonly<Record<string, BlockText | undefined>> = texts;
  const known = new WeakMap<BlockTexts, BlockTexts>();
  // An English table replaces only some texts.
  const isEnglish = new Intl.Locale(locale).language === 'en';
  const translate = (block: string, english: BlockTexts): BlockTexts => {
    const base: BlockTexts = outer?.textsOf(block, english) ?? english;
    const entries = Object.entries(base).map(([name, fallback]) => {
      const key = `${block}.${name}`;
      const text = table[key];
      if (!isEnglish && text === undefined && fallback === english[name]) {
        warnOnce(`No text for ${key} in ${locale}.`);
      }
      if (typeof text !== typeof fallback || text === '') return [name, fallback];
      return [name, typeof text === 'function' ? withFallback(text, fallback) : text];
    });
    return Object.fromEntries(entries) as BlockTexts;
  };
  return {
    locale,
    textsOf<English extends BlockTexts>(block: string, english: English) {
      const texts = known.get(english) ?? translate(block, english);
      known.set(english, texts);
      return texts as Translated<English>;
    },
  };
}

type Sentence = (values: never) => string;

/** Reports once if a function of a table throws or returns no text, and returns the fallback. */
function withFallback(text: Sentence, fallback: BlockText): Sentence {
  let reported = false;
  return (values) => {
    try {
      const sentence: unknown = text(values);
      if (typeof sentence === 'string' && sentence !== '') return sentence;
      throw new TypeError(`A text is ${JSON.stringify(sentence)}.`);
    } catch (error) {
      if (!reported) globalThis.reportError?.(error);
      reported = true;
      return typeof fallback === 'function' ? fallback(values) : fallback;
    }
  };
}
