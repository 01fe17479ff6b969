import { getSystemConfiguration } from '@portal/api/contract';
import { lists, errorResponse, scenario, noResponse } from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../testing/long-timers.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Start and end',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(lists(), noResponse(getSystemConfiguration)) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const lostWords = 'Your session has timed out. You will be redirected to login in 5 seconds.';

export const Default = meta.story({ tags: ['state:session.start.getting-user-status'] });
Default.test(
  'says that the user status is awaited, and paints nothing of the dashboard (AUTH-002)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Getting user status...')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
);

export const RedirectingToAuthentication = meta.story({
  args: { session: { phase: 'redirecting' }, scenario: lists() },
  tags: ['state:session.start.redirecting-to-authentication'],
});
RedirectingToAuthentication.test(
  'says where it goes, and paints nothing of the dashboard (AUTH-003)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);

export const NobodySignedIn = meta.story({
  args: { session: { phase: 'starting' }, scenario: lists() },
  tags: ['state:session.start.redirecting-to-authentication'],
});
NobodySignedIn.test('sends a visitor to the provider (AUTH-001)', async ({ canvas }) => {
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const TimedOut = meta.story({
  args: { session: { phase: 'lost' }, scenario: lists() },
  tags: ['state:session.lost.timed-out'],
});
TimedOut.test('alerts in place of the dashboard (AUTH-015)', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(lostWords);
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByText('1147')).toBeNull();
});
TimedOut.test(
  'goes to the login after five seconds and not before (AUTH-016, CONST-005)',
  async ({ mount, canvas }) => {
    const timers = holdLongTimers();
    try {
      await mount();
      timers.pass(4_900);
      await expect(canvas.getByRole('alert')).toHaveTextContent(lostWords);
      timers.pass(100);
      await waitFor(() => expect(canvas.getByText('Redirecting to Authentication')).toBeInTheDocument());
    } finally {
      timers.release();
    }
  },
);

export const TurnedAway = meta.story({
  args: { scenario: scenario(lists(), errorResponse(getSystemConfiguration, 401)) },
  tags: ['state:session.lost.timed-out'],
});
TurnedAway.test('alerts once the configuration call is answered 401 (AUTH-014)', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(lostWords);
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const ConfigurationFailed = meta.story({
  args: { scenario: scenario(lists(), errorResponse(getSystemConfiguration, 500)) },
});
ConfigurationFailed.test('opens the dashboard all the same', async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
