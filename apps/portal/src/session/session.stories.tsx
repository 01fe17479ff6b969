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

/** Shown while the portal checks whether a user is signed in. */
export const Default = meta.story({ tags: ['state:session.start.getting-user-status'] });
Default.test(
  'shows that the user status is loading, and nothing of the dashboard (AUTH-002)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Getting user status...')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
);

/** Shown while the browser navigates to the identity provider. */
export const RedirectingToAuthentication = meta.story({
  args: { session: { phase: 'redirecting' }, scenario: lists() },
  tags: ['state:session.start.redirecting-to-authentication'],
});
RedirectingToAuthentication.test(
  'shows the redirect message, and nothing of the dashboard (AUTH-003)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);

/** Shown to a visitor without a session, just before the redirect to the provider. */
export const NobodySignedIn = meta.story({
  args: { session: { phase: 'starting' }, scenario: lists() },
  tags: ['state:session.start.redirecting-to-authentication'],
});
NobodySignedIn.test('sends a visitor to the provider (AUTH-001)', async ({ canvas }) => {
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

let timers: ReturnType<typeof holdLongTimers>;
/** Keeps the alert, which the login would replace after five seconds. */
const keptOpen = {
  beforeEach: () => {
    timers = holdLongTimers();
    return timers.release;
  },
};

/** Shown when the session is lost, for example by a log-out in another tab. */
export const TimedOut = meta.story({
  args: { session: { phase: 'lost' }, scenario: lists() },
  tags: ['state:session.lost.timed-out'],
  ...keptOpen,
});
TimedOut.test('shows an alert in place of the dashboard (AUTH-015)', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(lostWords);
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByText('1147')).toBeNull();
});
TimedOut.test(
  'opens the login after five seconds and not earlier (AUTH-016, CONST-005)',
  async ({ canvas }) => {
    timers.pass(4_900);
    await expect(canvas.getByRole('alert')).toHaveTextContent(lostWords);
    timers.pass(100);
    await waitFor(() => expect(canvas.getByText('Redirecting to Authentication')).toBeInTheDocument());
  },
);

/** Shown when the API answers the first call with 401. */
export const TurnedAway = meta.story({
  args: { scenario: scenario(lists(), errorResponse(getSystemConfiguration, 401)) },
  tags: ['state:session.lost.timed-out'],
  ...keptOpen,
});
TurnedAway.test('shows an alert when the configuration call returns 401 (AUTH-014)', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(lostWords);
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const ConfigurationFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(lists(), errorResponse(getSystemConfiguration, 500)) },
});
ConfigurationFailed.test('opens the dashboard without the configuration', async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
