import { ActivityFeed } from '@portal/ui/activity-feed';
import { Card } from '@portal/ui/card';
import { ConfirmResultList } from '@portal/ui/confirm-result';
import { DataGridEmpty } from '@portal/ui/data-grid';
import { DropZone } from '@portal/ui/drop-zone';
import { EmailField } from '@portal/ui/email-field';
import { FilterChips } from '@portal/ui/filter-chips';
import { Pagination } from '@portal/ui/pagination';
import { SearchBox } from '@portal/ui/search-box';
import { TextField } from '@portal/ui/text-field';
import { expect, fn } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { STORY_TIME } from './fixed-clock.ts';
import { languageNote } from './languages.ts';
import { initialPageGlobals, pageGlobals } from './page-attributes.ts';
import { StoryLanguage } from './story-language.tsx';

/** Words that blocks have by themselves; what the example passes stays as it is. */
function WordsOfBlocks() {
  return (
    <main className="mx-auto grid max-w-[1160px] gap-4 bg-surface p-gutter text-sm text-text md:grid-cols-2">
      <Card heading="Lists" className="md:col-span-2">
        <div className="grid gap-3 p-4">
          <SearchBox label="Search orders" defaultValue="Nguyen" onSearchSubmit={fn()} />
          <FilterChips
            filters={[
              { id: 'state', label: 'State', values: ['Complete'] },
              { id: 'products', label: 'Products', values: ['Shares', 'Bonds', 'Gold'] },
            ]}
            onFilterRemove={fn()}
            onClear={fn()}
          />
          <DataGridEmpty failed onRetry={fn()} />
          <Pagination page={2} pageSize={20} total={1147} hrefFor={(page) => `#page-${page}`} />
        </div>
      </Card>
      <Card heading="Results">
        <div className="p-4">
          <ConfirmResultList
            rows={[
              {
                item: { id: 'a' },
                code: '1147',
                name: 'Marchetti Family Trust',
                result: { id: 'a', succeeded: true },
              },
              {
                item: { id: 'b' },
                code: '1007',
                name: 'Quillfeather Holdings',
                result: { id: 'b', succeeded: false, message: 'A settlement is in progress.' },
              },
            ]}
          />
        </div>
      </Card>
      <Card heading="Fields">
        <div className="grid gap-4 p-4">
          <EmailField label="Email" defaultValue="elena.marchetti@" required revealErrors="always" />
          <TextField label="Reference" required revealErrors="always" />
          <DropZone onFilesAdd={fn()} />
        </div>
      </Card>
      <Card heading="Activity" className="md:col-span-2">
        <div className="p-4">
          <ActivityFeed
            byDay
            now={new Date(STORY_TIME)}
            timeZone="Australia/Sydney"
            items={[
              {
                id: 1,
                text: 'Elena Marchetti approved the application',
                at: new Date('2026-11-21T09:30:00+11:00'),
              },
              {
                id: 2,
                text: 'Application created by Priya Raman',
                at: new Date('2026-11-20T16:48:00+11:00'),
              },
            ]}
          />
        </div>
      </Card>
    </main>
  );
}

const page = () => {
  const { lang, dir } = document.documentElement;
  return { lang, dir };
};

const meta = preview.meta({
  // Below Blocks, because only their stories are translated.
  title: 'Blocks/Words of the blocks',
  component: WordsOfBlocks,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** In German. */
export const German = meta.story({ tags: ['state:desk.language.german'], globals: { lang: 'de' } });
German.test(
  'page, lists, results, fields and days are German, the texts of the example are not (TEXTS-025, TEXTS-026, TEXTS-028)',
  async ({ canvas, canvasElement }) => {
    await expect(page()).toEqual({ lang: 'de', dir: 'ltr' });
    await expect(canvas.getByRole('button', { name: 'Suche löschen' })).toBeVisible();
    for (const text of [
      '21–40 von 1.147',
      'Erledigt',
      'Fehler',
      'Pflichtfeld',
      'Heute, 21.11.2026',
      'Marchetti Family Trust',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
  },
);

/** In German, on a phone. */
export const GermanNarrow = meta.story({
  tags: ['state:desk.language.german-narrow'],
  parameters: phone.parameters,
  globals: { ...phone.globals, lang: 'de' },
});
GermanNarrow.test('long words fit on a phone (TEXTS-029)', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** In the pseudo-language, which shows texts that are not translated. */
export const Pseudo = meta.story({ tags: ['state:desk.language.pseudo'], globals: { lang: 'en-XA' } });
Pseudo.test('every word of a block is in brackets (TEXTS-024, TEXTS-026)', async ({ canvas }) => {
  await expect(page()).toEqual({ lang: 'en-XA', dir: 'ltr' });
  for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAccessibleName(/⟦.*⟧/);
});

/** From right to left. */
export const RightToLeft = meta.story({
  tags: ['state:desk.language.right-to-left'],
  globals: { lang: 'ar-XB' },
});
RightToLeft.test('runs from right to left and fits (TEXTS-026, TEXTS-031)', async ({ canvas }) => {
  await expect(page()).toEqual({ lang: 'ar-XB', dir: 'rtl' });
  const search = canvas.getByRole('searchbox').getBoundingClientRect();
  await expect(search.right).toBeGreaterThan(innerWidth / 2);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

export const English = meta.story({ tags: ['!dev'] });
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

export const ChosenDirection = meta.story({ tags: ['!dev'], globals: { lang: 'ar-XB', dir: 'ltr' } });
ChosenDirection.test('a chosen direction wins over that of the language (TEXTS-026)', async () => {
  await expect(page()).toEqual({ lang: 'ar-XB', dir: 'ltr' });
});

const titles = ['Blocks/Search box', 'Forms/Search', 'Charts/Search', 'Screens/Users', 'Journeys/Users'];

export const Titles = meta.story({
  // The same search five times, which no page has.
  parameters: { a11y: { test: 'off' } },
  tags: ['!dev'],
  render: () => (
    <>
      {titles.map((title) => (
        <StoryLanguage key={title} lang="de" title={title}>
          <SearchBox label={title} defaultValue="lamp" onSearchSubmit={fn()} />
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
