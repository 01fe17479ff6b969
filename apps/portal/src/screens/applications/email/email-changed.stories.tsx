import { getApplication, listAllApplications } from '@portal/api/contract';
import { editing, handlersOf, scenario, noResponse } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import type { Play } from '../../../testing/play.ts';
import { markedLink, openHere } from './email-steps.ts';

/** Assigns the open application by the icon in its Details card. */
async function assignInPane({ canvas, userEvent }: Play, name: string): Promise<void> {
  const details = within(await canvas.findByRole('region', { name: 'Details' }));
  await userEvent.click(details.getByRole('button', { name: 'Assignee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignee' }));
  await userEvent.click(await dialog.findByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
}

const meta = preview.meta({
  title: 'Screens/Applications/List/Email view changed',
  component: PortalStory,
  args: { at: '/list/all/1/5', scenario: scenario(openable(), editing()) },
  ...atWidth(1200),
  tags: ['screen'],
  beforeEach: [installScenario, storedAs('email')],
});

/** Shown after a user has changed the assignee in the pane, before anything is fetched again. */
export const Default = meta.story({
  play: async (play) => {
    await openHere(play, 1146);
    // Nothing can be fetched again, so what is shown afterwards comes from the edit.
    play.msw.use(...handlersOf([noResponse(getApplication), noResponse(listAllApplications)]));
    await assignInPane(play, 'Bob Busy');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  tags: ['state:email-view.pane.changed'],
});
Default.test('updates the row and the pane at the same time (ACT-117, DETAIL-077)', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Details' })).toHaveTextContent('Bob Busy');
  const row = markedLink({ canvas }).closest('li');
  await expect(row).toHaveTextContent('Bob Busy');
});
Default.test('returns the focus to the icon', async ({ canvas }) => {
  const details = within(canvas.getByRole('region', { name: 'Details' }));
  await waitFor(() => expect(details.getByRole('button', { name: 'Assignee' })).toHaveFocus());
});
