import { cancelApplications } from '@portal/api/contract';
import {
  aFilledApplicationDetail,
  detailOf,
  errorResponse,
  findingIn,
  handlersOf,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import { fixClock } from '../../../../.storybook/decorators/fixed-clock.ts';
import preview from '../../../../.storybook/preview.tsx';
import { page } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { openPalette, option } from './palette-steps.ts';

const editing = aFilledApplicationDetail({ Status: 'Primary edit', IsComplete: false });
const complete = aFilledApplicationDetail();
const finding = findingIn(someApplicationRows(3));

const meta = preview.meta({
  title: 'Screens/Palette/Facts',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: scenario(detailOf(editing), finding) },
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['screen', '!dev', '!autodocs'],
  beforeEach: installScenario,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Progress' });
  },
});

export const Outdated = meta.story();
Outdated.test(
  'reads facts again that are older than 30 s; the entries stay meanwhile (PALETTE-030)',
  async (play) => {
    play.msw.use(...handlersOf(detailOf(complete)));
    // 31 s after the time of all stories.
    fixClock('2026-11-21T09:30:31+11:00');
    await openPalette(play);
    const email = await option(play, 'Edit Email Address');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'The email address of a complete application cannot be changed.',
      ),
    );
  },
);

export const LostClaim = meta.story({
  args: {
    scenario: scenario(detailOf(editing), finding, errorResponse(cancelApplications, 403, 'Forbidden')),
  },
});
LostClaim.test('an action whose claim was lost is refused by its own dialog (PALETTE-052)', async (play) => {
  await openPalette(play, 'cancel app');
  await play.userEvent.click(await option(play, 'Cancel application'));
  const dialog = await page(play).findByRole('dialog', { name: 'Cancel application' });
  await play.userEvent.click(await page(play).findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(dialog).toHaveTextContent('An unknown error occurred.'));
});
