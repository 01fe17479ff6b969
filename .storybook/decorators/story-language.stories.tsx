import { SearchBox } from '@portal/ui/search-box';
import { expect, fn } from 'storybook/test';
import preview from '../preview.tsx';
import { languageNote } from './languages.ts';
import { initialPageGlobals, pageGlobals } from './page-attributes.ts';
import { StoryLanguage } from './story-language.tsx';

/** Checks the language of the toolbar. Hidden in the workbench. */
const meta = preview.meta({
  // Below Blocks, because only their stories are translated.
  title: 'Blocks/Language of the workbench',
  component: SearchBox,
  args: { label: 'Find an order', defaultValue: 'lamp', onSearchSubmit: fn() },
  tags: ['!dev', '!autodocs'],
});

const page = () => {
  const { lang, dir } = document.documentElement;
  return { lang, dir };
};

export const English = meta.story();
English.test('the toolbar has four languages and starts in English (TEXTS-025)', async ({ canvas }) => {
  const { title, items } = pageGlobals.lang.toolbar;
  await expect(title).toBe('Language');
  await expect(items).toEqual([
    { value: 'en', title: 'English' },
    { value: 'de', title: 'Deutsch' },
    { value: 'en-XA', title: 'Pseudo' },
    { value: 'ar-XB', title: 'Pseudo, right to left' },
  ]);
  await expect(initialPageGlobals.lang).toBe('en');
  await expect(page()).toEqual({ lang: 'en-AU', dir: 'ltr' });
  await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
});

export const ChosenDirection = meta.story({ globals: { lang: 'ar-XB', dir: 'ltr' } });
ChosenDirection.test('a chosen direction wins over that of the language (TEXTS-026)', async () => {
  await expect(page()).toEqual({ lang: 'ar-XB', dir: 'ltr' });
});

const titles = ['Blocks/Search box', 'Forms/Search', 'Charts/Search', 'Screens/Users', 'Journeys/Users'];

export const Titles = meta.story({
  // The same search five times, which no page has.
  parameters: { a11y: { test: 'off' } },
  render: (args) => (
    <>
      {titles.map((title) => (
        <StoryLanguage key={title} lang="de" title={title}>
          <SearchBox {...args} label={title} />
        </StoryLanguage>
      ))}
    </>
  ),
});
Titles.test(
  'blocks, forms and charts follow the language; screens stay English, and the toolbar says so (TEXTS-027)',
  async ({ canvas }) => {
    const names = canvas
      .getAllByRole('button', { name: /^(Search|Suchen)$/ })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Suchen', 'Suchen', 'Suchen', 'Search', 'Search']);
    await expect(titles.map((title) => languageNote('de', title))).toEqual([
      undefined,
      undefined,
      undefined,
      'Screens are in English',
      'Screens are in English',
    ]);
    await expect(languageNote('en', 'Screens/Users')).toBeUndefined();
  },
);
