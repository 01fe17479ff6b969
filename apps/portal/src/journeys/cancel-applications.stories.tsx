import {
  anApplicationDetail,
  cancelling,
  detailOf,
  lists,
  longLists,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arriveAt, page } from '../testing/play.ts';
import { cancelTicked, tick } from '../screens/applications/story-steps.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Journeys/Cancel applications',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(longLists(), cancelling()) },
  parameters: { layout: 'fullscreen' },
  beforeEach: installScenario,
});

/** Shows a user who selects three applications in the list and cancels them together. */
export const Default = meta.story({
  name: 'Three at once',
  play: async (play) => {
    const { canvas, msw, step, userEvent } = play;
    await step('Select three applications in the list', async () => {
      await tick(play, 1147, 1146, 1145);
      await expect(await canvas.findByText('3 selected')).toBeVisible();
    });
    await step('The dialog names each of them; confirm it', async () => {
      const dialog = await cancelTicked(play, 3);
      await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await expect(await dialog.findAllByText('Cancelled')).toHaveLength(3);
    });
    await step('The list reloads without them', async () => {
      msw.use(...lists(someApplicationRows(22, 1144)).map((call) => call.handler));
      await userEvent.click(within(page(play).getByRole('dialog')).getByRole('button', { name: 'Close' }));
      await expect(await canvas.findByText('1 - 20 of 22')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '1147' })).toBeNull();
    });
  },
});
Default.test('ends in the list with nothing selected', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await expect(canvas.getByRole('region', { name: 'Applications table' })).toHaveFocus();
});

/** Shows a user who searches for an application, reads it and returns to the same search. */
export const FromSearch = meta.story({
  name: 'From a search',
  args: { scenario: scenario(detailOf(anApplicationDetail({ ApplicationId: 1141 })), longLists()) },
  play: async (play) => {
    const { canvas, step, userEvent } = play;
    await step('Search for the application', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'Marchetti{Enter}');
      await canvas.findByRole('heading', { level: 1, name: 'Applications 3' });
    });
    await step('Open and read it', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '1141' }));
      await arriveAt(play, '/application/1141?from=my');
    });
    await step('Go back to the same search', async () => {
      const trail = await canvas.findByRole('navigation', { name: 'Breadcrumb' });
      await userEvent.click(await within(trail).findByRole('link', { name: 'Applications' }));
      await arriveAt(play, '/list?q=Marchetti');
    });
  },
});
FromSearch.test('restores the list as the user left it', async ({ canvas }) => {
  await expect(await canvas.findByTitle('Search for: Marchetti')).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '1141' })).toBeVisible();
});
