import { getApplication, listAllApplications } from '@portal/api/contract';
import { editing, handlersOf, scenario, stall } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { patience } from '../detail/detail-steps.ts';
import type { Play } from '../../../testing/play.ts';
import { markedLink, openHere } from './email-steps.ts';

/** Gives the open application to somebody, by the icon in its Details. */
async function assignInPane({ canvas, userEvent }: Play, name: string): Promise<void> {
  const details = within(await canvas.findByRole('region', { name: 'Details' }, patience));
  await userEvent.click(details.getByRole('button', { name: 'Assignee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignee' }, patience));
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

export const Default = meta.story({
  play: async (play) => {
    await openHere(play, 1146);
    // What is drawn afterwards is what the edit put there: nothing can be read again.
    play.msw.use(...handlersOf([stall(getApplication), stall(listAllApplications)]));
    await assignInPane(play, 'Bob Busy');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  tags: ['state:email-view.pane.changed'],
});
Default.test('stands in the marked row as soon as in the pane (ACT-117, DETAIL-077)', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Details' })).toHaveTextContent('Bob Busy');
  const row = markedLink({ canvas }).closest('li');
  await expect(row).toHaveTextContent('Bob Busy');
});
Default.test('gives the focus back to the icon', async ({ canvas }) => {
  const details = within(canvas.getByRole('region', { name: 'Details' }));
  await waitFor(() => expect(details.getByRole('button', { name: 'Assignee' })).toHaveFocus());
});
