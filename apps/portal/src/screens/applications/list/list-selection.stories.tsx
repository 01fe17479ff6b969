import { anApplicationDetail, detailOf, longLists, scenario } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt, page } from '../../../testing/play.ts';
import { openRowMenu, tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Selection and row menu',
  component: PortalStory,
  args: { at: '/list/all', scenario: longLists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shows three selected rows and the open More menu. */
export const Default = meta.story({
  tags: ['state:list.selection.some-rows'],
  play: async (play) => {
    await tick(play, 1147, 1145, 1144);
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'More' }));
    await page(play).findByRole('menuitem', { name: 'Cancel 3 application(s)' });
  },
});
Default.test('offers to cancel the selected rows', async (play) => {
  const { canvas, userEvent } = play;
  await expect(canvas.getByText('3 selected')).toBeInTheDocument();
  await expect(canvas.getByText('Rows selected: 3')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{Escape}');
  const all = await canvas.findByRole<HTMLInputElement>('checkbox', {
    name: 'Select all rows on this page',
  });
  await expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  await expect(await canvas.findByText('20 selected')).toBeVisible();
});

export const ClearedByOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  play: (play) => tick(play, 1147, 1146),
});
ClearedByOrder.test(
  'another sort order, page or search clears the selection (LIST-032, LIST-094, LIST-095)',
  async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(canvas.getByRole('button', { name: 'Created date' }));
    await expect(await canvas.findByText(/sorted by Created date, descending$/)).toBeInTheDocument();
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await tick(play, 1147);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByText(/page 2 of 8/)).toBeInTheDocument();
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await page(play).findAllByRole('menuitem')).not.toHaveLength(0);
    await expect(page(play).queryByRole('menuitem', { name: /^Cancel/ })).toBeNull();
  },
);

/** Shows the open menu of a row. */
export const RowMenu = meta.story({
  tags: ['state:row.menu.open'],
  play: async (play) => {
    await openRowMenu(play, 1147);
    await page(play).findByRole('menu');
  },
});
RowMenu.test(
  'offers to open the application in a new tab and to cancel it (LIST-101, LIST-102)',
  async (play) => {
    const entries = page(play).getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Open in New Tab',
      'Cancel Application',
    ]);
    await expect(entries[0]).toHaveAttribute('href', '/application/1147?from=all');
    await expect(entries[0]).toHaveAttribute('target', '_blank');
    await expect(entries[0]).toHaveAttribute('rel', 'noopener');
  },
);

export const BackFromDetail = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/list/all/2?q=trust',
    scenario: scenario(detailOf(anApplicationDetail({ ApplicationId: 1110 })), longLists()),
  },
});
BackFromDetail.test(
  'returns to the scroll position of the list (LIST-099)',
  async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Applications table' });
    const link = await canvas.findByRole('link', { name: '1110' });
    // The list sets its position again in the first frame.
    await new Promise(requestAnimationFrame);
    region.scrollTo({ top: 240, left: 60 });
    await waitFor(() => expect(region.scrollTop).toBe(240));
    // The click scrolls the link fully into view first.
    link.focus();
    await new Promise(requestAnimationFrame);
    const left = [region.scrollTop, region.scrollLeft];
    await userEvent.click(link);
    await arriveAt({ canvas }, '/application/1110?from=all');
    const trail = await canvas.findByRole('navigation', { name: 'Breadcrumb' });
    await userEvent.click(await within(trail).findByRole('link', { name: 'Applications' }));
    await arriveAt({ canvas }, '/list/all/2?q=trust');
    const again = await canvas.findByRole('region', { name: 'Applications table' });
    await expect(left).not.toEqual([0, 0]);
    await waitFor(() => expect([again.scrollTop, again.scrollLeft]).toEqual(left));
  },
);
