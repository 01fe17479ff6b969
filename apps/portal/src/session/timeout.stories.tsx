import type { SessionState } from '@portal/api/client';
import { ping } from '@portal/api/contract';
import { mock, recorded, scenario, signedIn } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../testing/long-timers.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Timeout',
  component: PortalStory,
  args: { at: '/timeout', session: { phase: 'starting' } as SessionState, scenario: signedIn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shown at `/timeout` after the session has expired. */
export const Default = meta.story({ tags: ['state:timeout.page.shown'] });
Default.test(
  'says that the session has expired, without navigation or redirect (AUTH-019, AUTH-020)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your session has expired.' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/timeout');
    await expect(document.title).toBe('Session expired · Harbour Trust');
  },
);
Default.test('lets the user sign in again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeInTheDocument();
});

/** Shown in place of the dashboard when the session expires. */
export const Expired = meta.story({
  args: { at: '/list', session: { phase: 'expired' } },
  tags: ['state:timeout.page.shown'],
});
Expired.test('replaces the dashboard when the session expires', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your session has expired.' })).toBeVisible();
  await expect(canvas.getByTestId('address')).toHaveTextContent('/timeout');
});

const pings = recorded(mock(ping, {}, undefined));
export const SignedInElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { session: undefined, scenario: scenario(signedIn(), pings) },
});
SignedInElsewhere.test('sends no presence pings while it is shown (AUTH-013)', async ({ mount, canvas }) => {
  const timers = holdLongTimers();
  try {
    await mount();
    await expect(await canvas.findByRole('heading', { name: 'Your session has expired.' })).toBeVisible();
    timers.pass(240_000);
    await expect(pings.requests).toEqual([]);
  } finally {
    timers.release();
  }
});
