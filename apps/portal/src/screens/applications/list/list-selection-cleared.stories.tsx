import {
  anApplicationRow,
  applicationListOf,
  longLists,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt, page, type Play } from '../../../testing/play.ts';
import { tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Selection cleared',
  component: PortalStory,
  args: { at: '/list/all/1/4', scenario: longLists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Expects no selected row, and no cancel entry in the More menu. */
async function expectNothingTicked(play: Play) {
  const { canvas, userEvent } = play;
  await waitFor(() => expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0));
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await page(play).findByRole('menu');
  await expect(page(play).queryByRole('menuitem', { name: /^Cancel \d+ application/ })).toBeNull();
}

export const Default = meta.story({ tags: ['!dev', '!autodocs'], play: (play) => tick(play, 1147, 1146) });
Default.test('a search clears the selection (LIST-093)', async (play) => {
  await play.userEvent.type(play.canvas.getByRole('searchbox'), 'Family{Enter}');
  await arriveAt(play, '/list/all/1/4?q=Family');
  await play.canvas.findByText('1 - 4 of 147');
  await expectNothingTicked(play);
});
Default.test('another sort order clears the selection (LIST-094)', async (play) => {
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Created date' }));
  await play.canvas.findByText(/sorted by Created date, descending$/);
  await expectNothingTicked(play);
});
Default.test('another page clears the selection, also on the way back (LIST-095)', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
  await canvas.findByText('5 - 8 of 147');
  await userEvent.click(canvas.getByRole('link', { name: 'Page 1' }));
  await canvas.findByText('1 - 4 of 147');
  await expectNothingTicked(play);
});
Default.test('switching to the other list clears the selection (LIST-095)', async (play) => {
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'My Apps' }));
  await play.canvas.findByText('1 - 4 of 25');
  await expectNothingTicked(play);
});
Default.test(
  'a refresh keeps the selection, except for rows that no longer exist (LIST-095)',
  async ({ canvas, userEvent, msw }) => {
    msw.use(...applicationListOf(someApplicationRows(3, 1146)).map(({ handler }) => handler));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('1 - 3 of 3');
    await expect(canvas.getByRole('checkbox', { name: 'Select application 1146' })).toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
);

export const Filtered = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/list/all/1/4?status=["Locked"]',
    scenario: scenario(
      applicationListOf([
        anApplicationRow(3, { Status: 'Locked' }),
        anApplicationRow(2, { Status: 'Locked' }),
        anApplicationRow(1),
      ]),
    ),
  },
  play: (play) => tick(play, 3, 2),
});
Filtered.test('another filter clears the selection (LIST-092)', async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('link', { name: 'Clear' }));
  await play.canvas.findByText('1 - 3 of 3');
  await expectNothingTicked(play);
});
