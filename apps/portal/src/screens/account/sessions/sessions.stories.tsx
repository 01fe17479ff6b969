import { endOtherSessions, endSession, listSessions } from '@portal/api/contract';
import {
  networkError,
  mock,
  errorResponse,
  scenario,
  signedIn,
  signedInAt,
  someSessions,
} from '@portal/api/mocks';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Play } from '../../../testing/play.ts';
import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

const onClose = fn();
const meta = preview.meta({
  title: 'Screens/Account/Sessions',
  component: PartStory,
  args: { part: <SessionsDialog onClose={onClose} />, scenario: scenario(signedIn(), signedInAt()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const patience = { timeout: 5_000 };
const items = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
const opened = () => screen.findByRole('button', { name: 'End Safari on iPhone' }, patience);
const press = ({ userEvent }: Pick<Play, 'userEvent'>, name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const only = (...ids: readonly string[]) =>
  mock(listSessions, {}, { Sessions: someSessions.filter(({ SessionId }) => ids.includes(SessionId)) });

export const Default = meta.story({ play: async () => void (await opened()) });
Default.test(
  'says where the person is signed in, since when, and which of them is this browser',
  async () => {
    await expect(items().map(({ textContent }) => textContent)).toEqual([
      'Chrome on WindowsThis browserPlace unknownStarted 21 Nov 2026 08:00Last used 21 Nov 2026 09:29',
      'Safari on iPhonePlace unknownStarted 20 Nov 2026 17:00Last used 20 Nov 2026 17:30End',
      'Unknown browserPlace unknownStarted 20 Nov 2026 16:00Last used 20 Nov 2026 16:10End',
    ]);
  },
);

export const OneEnded = meta.story({
  play: async (play) => {
    await opened();
    play.msw.use(only('S-here', 'S-silent').handler);
    await press(play, 'End Safari on iPhone');
  },
});
OneEnded.test('leaves the list, and says so where the focus is', async () => {
  await waitFor(() => expect(items()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  await expect(screen.getByRole('status')).toHaveTextContent('Safari on iPhone is logged out.');
});

export const AskedForAll = meta.story({
  play: async (play) => {
    await opened();
    await press(play, 'End all others');
  },
});
AskedForAll.test('asks first, and goes back without ending any', async (play) => {
  const question = screen.getByText('Log out of 2 other sessions? What is not saved there is lost.');
  await waitFor(() => expect(question).toHaveFocus());
  await press(play, 'Go back');
  await expect(items()).toHaveLength(3);
});

export const AllEnded = meta.story({
  play: async (play) => {
    await opened();
    await press(play, 'End all others');
    play.msw.use(only('S-here').handler);
    await press(play, 'Confirm');
  },
});
AllEnded.test('says how many, and leaves this one', async () => {
  await expect(await screen.findByText('2 other sessions have ended.')).toBeVisible();
  await waitFor(() => expect(items()).toHaveLength(1));
  await expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

export const NotEnded = meta.story({
  args: {
    scenario: scenario(signedIn(), signedInAt(), networkError(endSession), networkError(endOtherSessions)),
  },
  play: async (play) => {
    await opened();
    await press(play, 'End Safari on iPhone');
  },
});
NotEnded.test('keeps the session in the list and says that it failed', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error when attempting to end the session.',
  );
  await expect(items()).toHaveLength(3);
});

export const NotRead = meta.story({
  args: { scenario: scenario(signedIn(), signedInAt(), errorResponse(listSessions, 500)) },
});
NotRead.test('says so, and reads the list by Retry', async ({ userEvent, msw }) => {
  const retry = await screen.findByRole('button', { name: 'Retry' }, patience);
  await expect(screen.getByText('Your sessions could not be read.')).toBeVisible();
  msw.use(only('S-here').handler);
  await userEvent.click(retry);
  await waitFor(() => expect(items()).toHaveLength(1));
});
