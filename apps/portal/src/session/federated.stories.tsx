import type { SessionState } from '@portal/api/client';
import { signInFederated } from '@portal/api/contract';
import { lists, mock, recorded, scenario, signingInFederated, noResponse } from '@portal/api/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arriveAt } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Federated sign-in',
  component: PortalStory,
  args: {
    at: '/federated/good-token/good-hash',
    session: { phase: 'starting' } as SessionState,
    scenario: scenario(lists(), noResponse(signInFederated)),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const loader = 'Redirecting to SSO Authentication';

/** Shown while a federated sign-in sends its token pair to the server. */
export const Default = meta.story({ tags: ['state:session.federated.redirecting-to-sso'] });
Default.test(
  'shows the redirect message outside the dashboard, before the provider is used (AUTH-025, AUTH-028)',
  async ({ canvas }) => {
    await arriveAt({ canvas }, '/federated');
    await expect(canvas.getByText(loader)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

const [good] = signingInFederated();
const asked = good && recorded(good);
export const ValidPair = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(lists(), asked ?? []) },
});
ValidPair.test(
  'sends token and hash once, after removing them from the address, and continues to the provider (AUTH-026, API-017, OP-027)',
  async ({ mount, canvas }) => {
    const addresses: (string | null)[] = [];
    const { fetch } = window;
    const sent = spyOn(window, 'fetch').mockImplementation((...call) => {
      addresses.push(canvas.getByTestId('address').textContent);
      return fetch(...call);
    });
    await mount();
    await waitFor(() => expect(asked?.requests).toHaveLength(1));
    sent.mockRestore();
    await expect(asked?.requests.map(({ params, query }) => [params['token'], query.get('hash')])).toEqual([
      ['good-token', 'good-hash'],
    ]);
    await expect(addresses).toEqual(['/federated']);
    await expect(canvas.getByText(loader)).toBeVisible();
  },
);

const bad = mock(
  signInFederated,
  { params: { token: 'bad' }, query: { hash: 'bad' } },
  { ErrorNo: 1, Message: 'This address is no longer valid.' },
);
/** Shown when the token pair of a federated sign-in is invalid. */
export const InvalidPair = meta.story({
  args: { at: '/federated/bad/bad', scenario: scenario(lists(), bad) },
});
InvalidPair.test(
  'does not sign the user in with an invalid pair (AUTH-027)',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
  },
);

export const WithoutPair = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/federated' } });
WithoutPair.test(
  'shows ‘Portal unavailable’ when the page is reloaded without the pair (AUTH-027)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
  },
);

/** Shown when a federated sign-in arrives while another user is signed in. */
export const OtherUserSignedIn = meta.story({
  args: { session: undefined, scenario: scenario(lists(), signingInFederated()) },
});
OtherUserSignedIn.test('asks before it logs out another user', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Fiona Full is signed in' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
OtherUserSignedIn.test('continues after the user confirms', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log out and go on' }));
  await expect(await canvas.findByText(loader)).toBeVisible();
});
