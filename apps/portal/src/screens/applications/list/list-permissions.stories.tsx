import { listAllApplications, listMyApplications } from '@portal/api/contract';
import {
  applicationListReply,
  lists,
  longLists,
  mock,
  recorded,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { page, type Play } from '../../../testing/play.ts';
import { openRowMenu } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Permissions',
  component: PortalStory,
  args: { at: '/list', scenario: lists(someApplicationRows(3)) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

async function onlyReads({ canvas }: Pick<Play, 'canvas'>) {
  await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
  for (const name of ['My Apps', 'All Apps']) await expect(canvas.queryByRole('link', { name })).toBeNull();
  for (const name of ['More', 'New']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeEnabled();
}

/** Shown to users who may see only their own applications. */
export const Default = meta.story({
  args: { as: 'MY' },
  tags: ['state:permission.list.my-apps-only'],
});
Default.test("requests only the user's own list (LIST-013, PERM-003)", async (play) => {
  await onlyReads(play);
});
Default.test("offers only 'Open in New Tab' in the row menu (PERM-005)", async (play) => {
  await openRowMenu(play, 1147);
  const entries = await page(play).findAllByRole('menuitem');
  await expect(entries.map((entry) => entry.textContent)).toEqual(['Open in New Tab']);
});

/** Shown to users who may see all applications but have no list of their own. */
export const AllOnly = meta.story({
  args: { as: 'ALL', at: '/list/all', scenario: lists([], someApplicationRows(3)) },
});
AllOnly.test('requests only the list of all applications (LIST-014)', async (play) => {
  await onlyReads(play);
});

/** Shown to users without a claim for any list. */
export const Nobody = meta.story({ args: { as: 'NONE' }, tags: ['state:permission.list.none'] });
Nobody.test("shows 'No Results.' and no control without effect", async ({ canvas }) => {
  await expect(await canvas.findByText('No Results.')).toBeVisible();
  for (const name of ['More', 'New', 'Retry'])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'My Apps' })).toBeNull();
  await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  await expect(canvas.queryByRole('alert')).toBeNull();
});
Nobody.test('requests no list from the server', async ({ canvas, msw, userEvent }) => {
  const calls = [listMyApplications, listAllApplications].map((list) =>
    recorded(mock(list, { query: {} }, applicationListReply([]))),
  );
  msw.use(...calls.map((call) => call.handler));
  await canvas.findByText('No Results.');
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(calls.flatMap((call) => call.requests)).toEqual([]);
});

/** Shows the list on a phone. */
export const Narrow = meta.story({
  args: { as: 'FULL', scenario: longLists() },
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['state:responsive.list.narrow', 'release'],
});
Narrow.test('does not scroll horizontally', async ({ canvas }) => {
  await canvas.findByText('1 - 20 of 25');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
});
