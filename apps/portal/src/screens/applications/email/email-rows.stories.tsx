import { emptyRowFields } from '@portal/api/contract';
import { anApplicationRow, someApplicationRows } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { openHere, rowsOf, shownApplication } from './email-steps.ts';
import { page } from '../../../testing/play.ts';
import { openRowMenu, tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Email view: rows',
  component: PortalStory,
  args: { at: '/list/all/1/5', scenario: openable() },
  ...atWidth(1200),
  tags: ['screen'],
  beforeEach: [installScenario, storedAs('email')],
});

/** Shows the email view with one selected row. */
export const Selecting = meta.story({ play: (play) => tick(play, 1147) });
Selecting.test(
  'selects without opening, and selects a range with Shift (LIST-046, LIST-096, LIST-100)',
  async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select application 1144' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await expect(canvas.getByText('Select an application')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await page(play).findByRole('menuitem', { name: 'Cancel 4 application(s)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(await canvas.findByText('5 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await canvas.findByText('6 - 10 of 12');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
);

/** Shows the header of the compact list, with its checkbox and sort menu. */
export const Head = meta.story({});
Head.test(
  'the checkbox for all rows has a name and is aligned with those of the rows',
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select all rows on this page' });
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const first = await canvas.findByRole('checkbox', { name: 'Select application 1147' });
    await expect(middleOf(box)).toBe(middleOf(first));
    await userEvent.click(canvas.getByText('Select all'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain('5 selected');
    await expect(canvas.queryByText('Select all')).toBeNull();
  },
);
Head.test('the sort menu sorts like that of the narrow table', async ({ canvas, userEvent }) => {
  const choice = await canvas.findByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(choice, 'DateCreated');
  const address = canvas.getByTestId('address');
  await waitFor(() => expect(address).toHaveTextContent('sortBy=DateCreated'));
  await userEvent.click(await canvas.findByRole('button', { name: /^Direction/ }));
  await waitFor(() => expect(address).toHaveTextContent('sortType=asc'));
});

/** Shown to users who may not cancel applications: rows have no checkboxes. */
export const WithoutCancel = meta.story({ args: { as: 'MY', at: '/list/1/5' } });
WithoutCancel.test(
  'rows have no checkboxes without the permission to cancel (LIST-096)',
  async ({ canvas }) => {
    await canvas.findByText('1 - 5 of 12');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
);

/** Shows the open menu of a row. */
export const RowMenu = meta.story({ play: (play) => openRowMenu(play, 1146) });
RowMenu.test('offers the same actions as in the table (LIST-101, LIST-102)', async (play) => {
  const entries = await page(play).findAllByRole('menuitem');
  await expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Open in New Tab',
    'Cancel Application',
  ]);
  await expect(entries[0]).toHaveAttribute('href', '/application/1146?from=all');
});

export const ByKeyboard = meta.story({ tags: ['!dev', '!autodocs'] });
ByKeyboard.test('arrow keys move between rows and Enter opens one', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: /1147$/ });
  link.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect(canvas.getByRole('link', { name: /1146$/ })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('link', { name: /1143$/ })).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect(await canvas.findByRole('heading', { level: 2, name: '[1147]' })).toHaveFocus();
});

/** Shows rows with long, missing and right-to-left texts. */
export const Extremes = meta.story({
  tags: ['release'],
  args: {
    scenario: openable([
      anApplicationRow(1147, { ...emptyRowFields(), Status: '' }),
      anApplicationRow(1146, {
        ClientName: 'W'.repeat(120),
        AccountName: 'Z'.repeat(120),
        ShortApplicationType: 'Q'.repeat(60),
      }),
      anApplicationRow(1145, { ClientName: '', AccountName: 'مرحبا بالعالم' }),
    ]),
  },
});
Extremes.test('every row stays within the column and can be opened', async (play) => {
  for (const row of await waitFor(() => {
    const rows = rowsOf(play);
    if (rows.length < 3) throw new Error('The rows are on their way.');
    return rows;
  })) {
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(within(row).getByRole('link').textContent).not.toBe('');
  }
  await openHere(play, 1147);
  await shownApplication(play, 1147);
});

/** Shows the pagination below the compact list. */
export const ManyPages = meta.story({
  args: { at: '/list/all/10/4', scenario: openable(someApplicationRows(120)) },
});
ManyPages.test(
  'shows every page link within the width of the compact list (LIST-046)',
  async ({ canvas }) => {
    const pager = await canvas.findByRole('navigation', { name: 'Pagination' });
    const right = canvas.getByRole('region', { name: 'Applications' }).getBoundingClientRect().right;
    await expect(within(pager).getByRole('link', { name: 'Page 30' })).toBeVisible();
    for (const link of within(pager).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
);
