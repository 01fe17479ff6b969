import { listAllApplications } from '@portal/api/contract';
import { applicationListReply, mock, someApplicationRows } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { openHere, rowsOf, shownApplication } from '../screens/applications/email/email-steps.ts';
import { arriveAt } from '../testing/play.ts';
import { atWidth } from '../testing/at-width.ts';
import { openable } from '../testing/openable.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { storedAs } from '../testing/stored-view.ts';

const rows = someApplicationRows(7);

const meta = preview.meta({
  title: 'Journeys/Work through the list',
  component: PortalStory,
  args: { at: '/list/all/1/4', scenario: openable(rows) },
  ...atWidth(1440),
  beforeEach: [installScenario, storedAs()],
});

/** Shows a user who works through the list in the email view with the keyboard. */
export const Default = meta.story({
  name: 'In the email view',
  play: async (play) => {
    const { canvas, msw, step, userEvent } = play;
    await step('Choose the email view and open the first application', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Email view' }));
      await openHere(play, 1147);
    });
    await step('J opens the second; cancel it, and the third takes its position', async () => {
      await userEvent.keyboard('j');
      await shownApplication(play, 1146);
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel application' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
      const dialog = within(screen.getByRole('dialog'));
      await dialog.findByText('Cancelled');
      const left = rows.filter(({ ApplicationID }) => ApplicationID !== 1146);
      msw.use(mock(listAllApplications, { query: {} }, applicationListReply(left)).handler);
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await shownApplication(play, 1145);
    });
    await step('J continues on the next page', async () => {
      await userEvent.keyboard('jj');
      await shownApplication(play, 1143);
      await userEvent.keyboard('j');
      await arriveAt(play, '/list/all/2/4');
      await shownApplication(play, 1142);
    });
  },
});
Default.test('ends on the next page, next to the list', async ({ canvas }) => {
  await expect(rowsOf({ canvas })).toHaveLength(2);
  await expect(await canvas.findByRole('region', { name: 'Details' })).toBeVisible();
  await expect(canvas.getByText('5 - 6 of 6')).toBeVisible();
});
