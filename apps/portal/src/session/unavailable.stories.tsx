import type { SessionState } from '@portal/api/client';
import { getTenant } from '@portal/api/contract';
import { lists, mock, recorded, scenario, tenants } from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { throughFrame } from './silent-frame.ts';

const meta = preview.meta({
  title: 'Screens/Session/Portal unavailable',
  component: PortalStory,
  args: { at: '/list', session: { phase: 'failed' } as SessionState, scenario: lists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shown when the sign-in fails, for example because the provider is unavailable. */
export const Default = meta.story({ tags: ['state:unavailable.page.authentication-failed'] });
Default.test(
  'says that the sign-in failed, when to retry and whom to contact (AUTH-022 to AUTH-024, CONST-026, ERR-012)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.getByText(/5-10 minutes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@harbour.example' })).toHaveAttribute(
      'href',
      'mailto:support@harbour.example',
    );
    await expect(canvas.getByRole('link', { name: '1300 000 146' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/list');
  },
);
Default.test('tries again on request', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeInTheDocument();
});

/** Shown when the browser stores nothing for the portal. */
export const StorageBlocked = meta.story({ args: { session: { phase: 'failed', storageBlocked: true } } });
StorageBlocked.test('says what to allow (OP-392)', async ({ canvas }) => {
  await expect(await canvas.findByText(/Allow cookies and site data for it, then try again\./)).toBeVisible();
  await expect(canvas.queryByText(/5-10 minutes/)).toBeNull();
});

const asked = recorded(
  mock(
    getTenant,
    {},
    { ...tenants.harbour, SupportEmail: 'help@harbour.example', SupportPhone: '1300 000 999' },
  ),
);
export const TenantRequested = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { record: 'asked', scenario: scenario(lists(), asked) },
});
TenantRequested.test(
  'requests the tenant record if the page has none, also when signed out, and shows its contact (API-005, AUTH-024, OP-014, OP-015)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'help@harbour.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1300 000 999' })).toHaveAttribute(
      'href',
      'tel:1300000999',
    );
    await waitFor(() => expect(document.title).toBe('Portal unavailable · Harbour Trust'));
    await expect(asked.requests.map(({ query }) => query.size)).toEqual([0]);
  },
);

/** Shown when the provider redirects back with an error. */
export const RefusedCallback = meta.story({
  args: { at: '/authentication/callback?error=access_denied' },
  tags: ['state:unavailable.page.authentication-failed'],
});
RefusedCallback.test('keeps the callback address and shows no dashboard', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
  await expect(canvas.getByTestId('address')).toHaveTextContent(
    '/authentication/callback?error=access_denied',
  );
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const SilentCallback = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/authentication/silent-callback', session: { phase: 'starting' } },
});
SilentCallback.test('shows nothing of the portal in the hidden frame', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvasElement).toHaveTextContent(/^\/authentication\/silent-callback$/);
});
SilentCallback.test('a renewal takes nothing but the callback address, from its own frame', async () => {
  const callback = `${location.origin}/authentication/silent-callback`;
  const answer = throughFrame('about:blank', callback);
  const frame = document.querySelector<HTMLIFrameElement>('iframe[hidden]');
  const send = (url: string, source: Window | null = window, origin = location.origin) =>
    dispatchEvent(new MessageEvent('message', { data: { url }, source, origin }));
  send(`${callback}?code=of-another-window`);
  send(`${callback}?code=of-another-origin`, frame?.contentWindow, 'https://elsewhere.example');
  send(`${location.origin}/list?code=of-another-page`, frame?.contentWindow);
  send(`${callback}?code=right`, frame?.contentWindow);
  await expect(await answer).toBe(`${callback}?code=right`);
  await expect(frame?.isConnected).toBe(false);
});
