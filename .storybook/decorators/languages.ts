/** The languages of the toolbar. */
export const languages = [
  { value: 'en', title: 'English' },
  { value: 'de', title: 'Deutsch' },
  { value: 'en-XA', title: 'Pseudo' },
  { value: 'ar-XB', title: 'Pseudo, right to left' },
];

/** Whether the stories of a title follow the language. Screens and journeys have given English texts. */
export const isTranslated = (title: string): boolean => /^(Blocks|Forms|Charts)\//.test(title);

/** Why a story does not follow the language of the toolbar. */
export const languageNote = (lang: unknown, title: string): string | undefined =>
  lang !== 'en' && /^(Screens|Journeys)\//.test(title) ? 'Screens are in English' : undefined;
