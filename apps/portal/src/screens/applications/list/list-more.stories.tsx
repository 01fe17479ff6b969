import { everyClaim, Permission } from '@portal/api/contract';
import { exporting, lists, scenario, someApplicationRows } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { openMore } from '../load-steps.ts';
import { page } from '../../../testing/play.ts';
import { tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/More',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(lists(someApplicationRows(5)), exporting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const without = (...claims: readonly string[]) => ({
  name: 'Somebody',
  claims: everyClaim.filter((claim) => !claims.includes(claim)),
});

/** Shows the open More menu while no row is selected. */
export const Default = meta.story({
  tags: ['state:list.toolbar.more-menu-open'],
  play: async (play) => void (await openMore(play)),
});
Default.test(
  'offers upload and export, but not cancelling, while no row is selected (LIST-027, LIST-028, LIST-029, LIST-032)',
  async (play) => {
    const entries = page(play).getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Upload Applications',
      'Export All to CSV',
    ]);
  },
);

/** Shows the list with three selected rows, which the More menu offers to cancel. */
export const Ticked = meta.story({ play: (play) => tick(play, 1147, 1146, 1145) });
Ticked.test(
  'offers to cancel the selected rows and updates their number (LIST-030, LIST-031, PERM-004)',
  async (play) => {
    await expect(await openMore(play)).toContain('Cancel 3 application(s)');
    await play.userEvent.keyboard('{Escape}');
    await tick(play, 1146);
    await expect(await openMore(play)).toContain('Cancel 2 application(s)');
  },
);

export const WithoutExport = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: without(Permission.export) },
});
WithoutExport.test('omits the export without the permission (PERM-010)', async (play) => {
  await expect(await openMore(play)).toEqual(['Upload Applications']);
});

export const WithoutUpload = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: without(Permission.bulkUpload) },
});
WithoutUpload.test('omits the upload without the permission (PERM-024)', async (play) => {
  await expect(await openMore(play)).toEqual(['Export All to CSV']);
});

/** Shown to users who may neither upload nor export: the More menu is hidden. */
export const WithoutEntries = meta.story({
  args: { as: without(Permission.export, Permission.bulkUpload) },
});
WithoutEntries.test('hides the More button until the menu has an entry', async (play) => {
  await tick(play, 1147);
  await expect(await openMore(play)).toEqual(['Cancel 1 application(s)']);
  await play.userEvent.keyboard('{Escape}');
  await tick(play, 1147);
  await expect(play.canvas.queryByRole('button', { name: 'More' })).toBeNull();
});
