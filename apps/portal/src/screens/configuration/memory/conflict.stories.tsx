import { saveColumns, type ColumnName, type TableVersion } from '@portal/api/contract';
import {
  columnsAt,
  columnVersionsOf,
  delayed,
  errorResponse,
  fiona,
  fred,
  mock,
  noResponse,
  recorded,
  scenario,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { phone } from '../../../testing/phone.ts';
import { page, type Play } from '../../../testing/play.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { columnTable } from '../configuration-steps.ts';
import { dialog, remembered, rowsOf, save, tick } from './memory-steps.ts';

/** The versions of the columns after these saves by Fred and Fiona in turn, a minute apart. */
const versionsAfter = (...saves: readonly (readonly ColumnName[])[]): TableVersion[] =>
  columnVersionsOf(
    { by: fiona, at: '2026-02-02T11:02:00+11:00', off: ['SystemLabel', 'Language'] },
    { by: fred, at: '2026-03-02T16:40:00+11:00', off: [], from: 1 },
    ...saves.map((off, index) => ({
      by: index % 2 === 0 ? fred : fiona,
      at: `2026-03-12T09:${14 + index}:00+11:00`,
      off,
    })),
  );

const lost = errorResponse(saveColumns, 409, 'This table was saved by somebody else.');

const meta = preview.meta({
  title: 'Screens/Tenant configuration/Changed in the meantime',
  component: PortalStory,
  args: { at: '/admin', scenario: scenario(remembered(versionsAfter()), lost) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const title = 'Changed in the meantime';
const accepting = () => recorded(mock(saveColumns, { body: { Columns: [] } }, { ErrorNo: 0 }));
const table = (play: Pick<Play, 'canvasElement'>) => page(play).getByRole('table', { name: 'Differences' });
const confirm = (play: Pick<Play, 'canvasElement' | 'userEvent'>) =>
  play.userEvent.click(page(play).getByRole('button', { name: 'Confirm' }));
const closed = (play: Pick<Play, 'canvasElement'>) =>
  waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
/** What a save sent: its version and the columns that it switched off. */
const sent = ({ requests }: ReturnType<typeof accepting>) =>
  requests.map(({ headers, body }) => [
    headers.get('if-match'),
    (body as { Columns: { ColumnName: string; Viewable: boolean }[] }).Columns.filter(
      ({ Viewable }) => !Viewable,
    ).map(({ ColumnName }) => ColumnName),
  ]);

type LosingPlay = Play & { readonly msw: { use: (...handlers: never[]) => void } };

/** Switches columns off and saves, after others have saved. */
const losing =
  (columns: readonly string[], saves: readonly (readonly ColumnName[])[]) => async (play: LosingPlay) => {
    await tick(play, ...columns);
    play.msw.use(columnsAt(versionsAfter(...saves)).handler as never);
    await save(play);
    await dialog(play, title);
  };
const question = losing(['Tag SystemLabel'], [['Email']]);

/** Fred has switched Email off since the table was opened, and Tag is switched off here. */
export const Question = meta.story({
  tags: ['state:configuration-memory.conflict.question'],
  play: question,
});
Question.test(
  'says who saved it and when, and that nothing was saved (MEMORY-017, MEMORY-025)',
  async (play) => {
    await expect(
      page(play).getByText(
        'Fred Federated saved this table on 12 Mar 2026 09:14, after you opened it. Nothing of yours was saved.',
      ),
    ).toBeVisible();
    const card = within(page(play).getByText('Column configuration').closest('section') as HTMLElement);
    await expect(card.getByText('Saving failed')).toHaveAttribute('role', 'alert');
    await expect(card.getByLabelText('Tag SystemLabel')).not.toBeChecked();
    await expect(card.getByLabelText('Email')).toBeChecked();
  },
);
Question.test('shows three values of each entry that differs (MEMORY-018)', async (play) => {
  const headings = within(table(play)).getAllByRole('columnheader');
  await expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Entry',
    'When you opened it',
    'Saved now',
    'Yours',
    'Keep',
  ]);
  await expect(rowsOf(table(play)).map((row) => row.slice(0, 4))).toEqual([
    ['Email', 'on', 'off', 'on'],
    ['Tag', 'on', 'on', 'off'],
  ]);
});
Question.test(
  'preselects the side that changed it; arrow keys choose the other (MEMORY-019, MEMORY-034)',
  async (play) => {
    const group = (name: string) => within(page(play).getByRole('radiogroup', { name }));
    await expect(group('Email').getByRole('radio', { name: 'Saved now' })).toBeChecked();
    await expect(group('Email').getByRole('radio', { name: 'Saved now' })).toHaveFocus();
    await expect(group('Tag').getByRole('radio', { name: 'Yours' })).toBeChecked();
    await play.userEvent.keyboard('{ArrowRight}');
    await expect(group('Email').getByRole('radio', { name: 'Yours' })).toBeChecked();
  },
);
Question.test('saves the table as chosen, at the version shown (MEMORY-021)', async (play) => {
  const saving = accepting();
  play.msw.use(saving.handler, columnsAt(versionsAfter(['Email'], ['Email', 'SystemLabel'])).handler);
  await confirm(play);
  await closed(play);
  const card = await columnTable(play.canvas);
  await expect(await card.findByText('Successfully saved')).toBeVisible();
  await expect(sent(saving)).toEqual([['"4"', ['Email', 'SystemLabel']]]);
  await expect(card.getByRole('button', { name: 'Save' })).toHaveFocus();
  await waitFor(() => expect(card.getByRole('checkbox', { name: 'Email' })).not.toBeChecked());
});
Question.test('leaves the choice open if the merged table cannot be saved', async (play) => {
  play.msw.use(errorResponse(saveColumns, 500).handler);
  await confirm(play);
  await expect(await within(await dialog(play, title)).findByRole('alert')).toHaveTextContent(
    'Saving failed',
  );
  const saving = accepting();
  play.msw.use(saving.handler);
  await confirm(play);
  await closed(play);
});

/** Both have switched Label off. */
export const SameInBoth = meta.story({
  tags: ['state:configuration-memory.conflict.same-in-both'],
  play: losing(['Tag SystemLabel', 'Label'], [['Email', 'Label']]),
});
SameInBoth.test('lists it without a choice (MEMORY-020)', async (play) => {
  await expect(rowsOf(table(play))).toContainEqual(['Label', 'on', 'off', 'off', 'the same in both']);
  await expect(page(play).getAllByRole('radiogroup')).toHaveLength(2);
});

/** Fiona has saved it once more while the differences were shown. */
export const OnceMore = meta.story({
  tags: ['state:configuration-memory.conflict.once-more'],
  play: async (play) => {
    await question(play);
    await play.userEvent.click(
      within(page(play).getByRole('radiogroup', { name: 'Email' })).getByRole('radio', { name: 'Yours' }),
    );
    play.msw.use(columnsAt(versionsAfter(['Email'], ['Email', 'Owner'])).handler);
    await confirm(play);
    await page(play).findByText('It was saved once more, by Fiona Full at 09:15.');
  },
});
OnceMore.test('shows the new differences, and keeps the choices (MEMORY-022)', async (play) => {
  await expect(rowsOf(table(play)).map((row) => row.slice(0, 4))).toEqual([
    ['Email', 'on', 'off', 'on'],
    ['Owner', 'on', 'off', 'on'],
    ['Tag', 'on', 'on', 'off'],
  ]);
  const saving = accepting();
  play.msw.use(saving.handler);
  await confirm(play);
  await closed(play);
  await expect(sent(saving)).toEqual([['"5"', ['Owner', 'SystemLabel']]]);
});

/** Shown while the table is saved as chosen. */
export const Busy = meta.story({
  tags: ['state:configuration-memory.conflict.busy'],
  play: async (play) => {
    await question(play);
    play.msw.use(noResponse(saveColumns).handler);
    await confirm(play);
  },
});
Busy.test('cannot be left or changed (MEMORY-021)', async (play) => {
  for (const name of ['Confirm', 'Cancel'])
    await expect(page(play).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  for (const radio of page(play).getAllByRole('radio')) await expect(radio).toBeDisabled();
});

/** The question was left by Cancel. */
export const Cancelled = meta.story({
  tags: ['state:configuration-memory.conflict.cancelled'],
  play: async (play) => {
    await question(play);
    await play.userEvent.click(page(play).getByRole('button', { name: 'Cancel' }));
    await closed(play);
  },
});
Cancelled.test("keeps the ticks and 'Saving failed', and compares again (MEMORY-023)", async (play) => {
  const card = await columnTable(play.canvas);
  await expect(card.getByRole('alert')).toHaveTextContent(/^Saving failed$/);
  await expect(card.getByRole('checkbox', { name: 'Tag SystemLabel' })).not.toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await play.userEvent.click(card.getByRole('button', { name: 'Compare' }));
  await expect(within(await dialog(play, title)).getByText(/^Fred Federated saved/)).toBeVisible();
  await play.userEvent.keyboard('{Escape}');
  await closed(play);
  await save(play);
  await expect(await dialog(play, title)).toBeVisible();
});

/** Shows one block for each entry on a phone. */
export const Narrow = meta.story({
  tags: ['state:configuration-memory.conflict.narrow', 'release'],
  ...phone,
  play: question,
});
Narrow.test('folds each entry to a block with its choice (MEMORY-035)', async (play) => {
  const [email] = table(play).querySelectorAll<HTMLElement>('tbody tr');
  if (!email) throw new Error('There are no differences.');
  const tops = [...email.children].map((cell) => cell.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(5);
  await expect(within(email).getByRole('radiogroup', { name: 'Email' })).toBeVisible();
});

export const Narrowest = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  ...atWidth(320),
  play: question,
});
Narrowest.test('never scrolls horizontally at 320 px (MEMORY-035)', async (play) => {
  const shown = await dialog(play, title);
  for (const element of [document.documentElement, shown, ...shown.querySelectorAll('div, table')])
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
});

/** The question in dark mode. */
export const Dark = meta.story({
  tags: ['state:configuration-memory.conflict.dark'],
  globals: { mode: 'dark' },
  play: question,
});
Dark.test("says 'on' and 'off' in words (MEMORY-039)", async (play) => {
  await expect(rowsOf(table(play))[0]?.slice(1, 4)).toEqual(['on', 'off', 'on']);
});

export const Reading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: remembered(versionsAfter()) },
});
Reading.test(
  'a save right after another waits for the new version, and asks nothing (MEMORY-038)',
  async (play) => {
    await tick(play, 'Email');
    const saving = accepting();
    const reading = delayed(columnsAt(versionsAfter(['Email'])));
    play.msw.use(saving.handler, reading.handler);
    await save(play);
    const card = await columnTable(play.canvas);
    await card.findByText('Successfully saved');
    await tick(play, 'Tag SystemLabel');
    await save(play);
    await waitFor(() =>
      expect(card.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(saving.requests).toHaveLength(1);
    reading.respond();
    await waitFor(() =>
      expect(sent(saving)).toEqual([
        ['"3"', ['Email']],
        ['"4"', ['Email', 'SystemLabel']],
      ]),
    );
    await card.findByText('Successfully saved');
    await expect(page(play).queryByRole('dialog')).toBeNull();
  },
);
Reading.test(
  'shows what others saved when the window gets the focus, unless there are ticks (MEMORY-037)',
  async (play) => {
    const card = await columnTable(play.canvas);
    const box = (name: string) => card.findByRole('checkbox', { name });
    await box('Email');
    play.msw.use(columnsAt(versionsAfter(['Email'])).handler);
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await box('Email')).not.toBeChecked());
    await expect(card.getByText('Saved 12 Mar 2026 09:14 by Fred Federated')).toBeVisible();
    await tick(play, 'Tag SystemLabel');
    const reading = recorded(columnsAt(versionsAfter(['Email'], ['Owner'])));
    const saving = accepting();
    play.msw.use(reading.handler, saving.handler);
    window.dispatchEvent(new Event('focus'));
    await save(play);
    await card.findByText('Successfully saved');
    await expect(sent(saving)).toEqual([['"4"', ['Email', 'SystemLabel']]]);
    await waitFor(() => expect(reading.requests).toHaveLength(1));
  },
);
