import type { SessionState } from '@portal/api/client';
import { signedIn } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Timeout',
  component: PortalStory,
  args: { at: '/timeout', session: { phase: 'starting' } as SessionState, scenario: signedIn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

export const Default = meta.story({ tags: ['state:timeout.page.shown'] });
Default.test('says that the session has expired, without navigation or redirect', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your session has expired.' })).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByTestId('address')).toHaveTextContent('/timeout');
  await expect(document.title).toBe('Session expired · Harbour Trust');
});
Default.test('lets the person sign in again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeInTheDocument();
});

export const Expired = meta.story({
  args: { at: '/list', session: { phase: 'expired' } },
  tags: ['state:timeout.page.shown'],
});
Expired.test('takes the place of the dashboard once the time is over', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your session has expired.' })).toBeVisible();
  await expect(canvas.getByTestId('address')).toHaveTextContent('/timeout');
});
