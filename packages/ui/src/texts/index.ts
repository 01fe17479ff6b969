export { defineTexts, type TextsTable } from './define-texts.ts';
export { textKeys, type PartialTexts, type TextKey, type Texts } from './english.ts';
export type { ZonedDate } from './english-dates.ts';
export { plural, type PluralForms } from './plural.ts';
export { TextsProvider, type TextsProviderProps } from './texts-provider.tsx';
