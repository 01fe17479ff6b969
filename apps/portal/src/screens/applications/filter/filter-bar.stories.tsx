import { anApplicationRow, applicationListOf, scenario, someApplicationRows } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt, page } from '../../../testing/play.ts';

const address = (query: Record<string, string>) => `/list/all?${new URLSearchParams(query)}`;

const meta = preview.meta({
  title: 'Screens/Applications/List/Filter bar',
  component: PortalStory,
  args: {
    at: address({
      q: 'abc',
      status: '["Locked","Complete","Primary edit"]',
      label: '["VIP"]',
      assignee: '["G-ANN"]',
      sysLabel: '["Priority"]',
      subBrand: '["Harbour Direct"]',
      products: '["Cash","Gold","Bonds"]',
      sortBy: 'DateCreated',
    }),
    scenario: scenario(applicationListOf([anApplicationRow(1147), anApplicationRow(1146)])),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const bar = 'Results filtered:';

/** Shows a chip for the search and for each filter. */
export const Default = meta.story({ tags: ['state:filter.bar.every-chip'] });
Default.test(
  'shows a chip for the search and each filter, with display names (LIST-050, LIST-052, LIST-053, LIST-054, LIST-055, LIST-056, LIST-057, LIST-058, LIST-059)',
  async ({ canvas }) => {
    await canvas.findByTitle('Assignee: Ann Able');
    await expect(canvas.getByRole('group', { name: bar })).toHaveTextContent(
      `${bar}Search for: abcStatus: Locked +2Label: VIPAssignee: Ann AbleTag: PrioritySubBrand: Harbour DirectProducts: Cash +2Clear`,
    );
    await expect(canvas.getByTitle('Status: Locked, Complete, Primary edit')).toBeVisible();
  },
);
Default.test(
  'shows the values behind +2 on hover and on focus (LIST-059)',
  async ({ canvas, canvasElement, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '+2: Complete, Primary edit' });
    await userEvent.hover(more);
    await expect(page({ canvasElement }).getByText('Complete, Primary edit')).toBeVisible();
    await userEvent.unhover(more);
    canvas.getByRole('button', { name: '+2: Gold, Bonds' }).focus();
    await expect(await page({ canvasElement }).findByText('Gold, Bonds')).toBeVisible();
  },
);
Default.test(
  'Clear removes all filters and returns to the first page (LIST-051, LIST-060)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Clear' }));
    await arriveAt({ canvas }, '/list/all?sortBy=DateCreated');
    await expect(canvas.queryByText(bar)).toBeNull();
    await expect(await canvas.findByText('1 - 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('');
  },
);
Default.test('the button counts the filters without the search', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Filter' })).toHaveTextContent('Filter6');
});

const long = 'A label so long that nobody would have thought of it, and yet there it is, '.repeat(2).trim();

/** Shows chips with long, empty and unknown values. */
export const Extremes = meta.story({
  args: {
    at: address({
      label: JSON.stringify([long, '', 'Nobody knows']),
      assignee: '["","G-ANN"]',
      subBrand: '["Gone"]',
      sysLabel: '[""]',
      products: JSON.stringify([long, 'Cash']),
    }),
  },
  tags: ['state:filter.bar.extremes'],
});
Extremes.test(
  "shortens long values, names '(None)' and keeps unknown values (LIST-059, LIST-066)",
  async ({ canvas }) => {
    await expect(await canvas.findByTitle('Assignee: (None), Ann Able')).toBeVisible();
    await expect(canvas.getByTitle(`Label: ${long}, (None), Nobody knows`)).toBeVisible();
    await expect(canvas.getByTitle('SubBrand: Gone')).toBeVisible();
    await expect(canvas.getByTitle('Tag: (None)')).toBeVisible();
    const { scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const clear = canvas.getByRole('link', { name: 'Clear' }).getBoundingClientRect();
    await expect(clear.right).toBeLessThanOrEqual(window.innerWidth);
  },
);

const holding = { products: '["Cash","Bonds"]' };

/** Shows the list filtered by any of the selected products. */
export const AnyProduct = meta.story({
  args: { at: address(holding), scenario: scenario(applicationListOf(someApplicationRows(8))) },
});
AnyProduct.test(
  'matches applications with at least one of the products (LIST-058, LIST-081)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 6 of 6')).toBeVisible();
    await expect(canvas.getByTitle('Products: Cash, Bonds')).toBeVisible();
  },
);

/** Shows the list filtered by all of the selected products together. */
export const AllProducts = meta.story({
  args: {
    at: address({ ...holding, mustHaveAllSelectedProducts: 'true' }),
    scenario: scenario(applicationListOf(someApplicationRows(8))),
  },
});
AllProducts.test(
  'matches only applications with all products, in the other list too (LIST-068, LIST-082)',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 - 2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'My Apps' }));
    const query = new URLSearchParams({ ...holding, mustHaveAllSelectedProducts: 'true' });
    await arriveAt({ canvas }, `/list?${query}`);
    await expect(await canvas.findByText('1 - 2 of 2')).toBeVisible();
  },
);
