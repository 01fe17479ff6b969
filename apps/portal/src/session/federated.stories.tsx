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

export const Default = meta.story({ tags: ['state:session.federated.redirecting-to-sso'] });
Default.test(
  'says where it goes while the pair is shown, outside of the dashboard and without the provider (AUTH-025, AUTH-028)',
  async ({ canvas }) => {
    await arriveAt({ canvas }, '/federated');
    await expect(canvas.getByText(loader)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

const [good] = signingInFederated();
const asked = good && recorded(good);
export const Good = meta.story({ args: { scenario: scenario(lists(), asked ?? []) } });
Good.test(
  'shows token and hash once, after they have left the address, and goes on to the provider (AUTH-026, API-017, OP-027)',
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
export const Bad = meta.story({
  args: { at: '/federated/bad/bad', scenario: scenario(lists(), bad) },
});
Bad.test('signs nobody in (AUTH-027)', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Redirecting to Authentication')).toBeVisible();
});

export const WithoutPair = meta.story({ args: { at: '/federated' } });
WithoutPair.test('has nothing to show once the page is loaded again (AUTH-027)', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
});

export const SomebodySignedIn = meta.story({
  args: { session: undefined, scenario: scenario(lists(), signingInFederated()) },
});
SomebodySignedIn.test('asks before it logs anybody out', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Fiona Full is signed in' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
SomebodySignedIn.test('goes on once it is told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log out and go on' }));
  await expect(await canvas.findByText(loader)).toBeVisible();
});
