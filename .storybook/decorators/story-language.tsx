import { TextsProvider } from '@portal/ui/texts';
import { german } from '@portal/ui/texts/de';
import type { ReactNode } from 'react';
import { pseudoTexts } from '../../packages/ui/src/texts/pseudo.ts';
import { isTranslated } from './languages.ts';

const tables = { de: german, 'en-XA': pseudoTexts('en-XA'), 'ar-XB': pseudoTexts('ar-XB') };

/** Gives the blocks of a story the language of the toolbar. */
export function StoryLanguage({
  lang,
  title,
  children,
}: {
  lang: string;
  title: string;
  children: ReactNode;
}) {
  const table = Object.hasOwn(tables, lang) ? tables[lang as keyof typeof tables] : undefined;
  if (!table || !isTranslated(title)) return children;
  return <TextsProvider texts={table}>{children}</TextsProvider>;
}
