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

const items = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
const opened = () => screen.findByRole('button', { name: 'End Safari on iPhone' });
const press = ({ userEvent }: Pick<Play, 'userEvent'>, name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const only = (...ids: readonly string[]) =>
  mock(listSessions, {}, { Sessions: someSessions.filter(({ SessionId }) => ids.includes(SessionId)) });

/** Shows the active sessions of the user, the current one marked. */
export const Default = meta.story({ play: async () => void (await opened()) });
Default.test('lists browser and start of each session, and marks the current one', async () => {
  await expect(items().map(({ textContent }) => textContent)).toEqual([
    'Chrome on WindowsThis browserPlace unknownStarted 21 Nov 2026 08:00Last used 21 Nov 2026 09:29',
    'Safari on iPhonePlace unknownStarted 20 Nov 2026 17:00Last used 20 Nov 2026 17:30End',
    'Unknown browserPlace unknownStarted 20 Nov 2026 16:00Last used 20 Nov 2026 16:10End',
  ]);
});

/** A browser that stores no keys. */
export const Unbound = meta.story({
  args: {
    scenario: scenario(
      signedIn(),
      signedInAt(someSessions.map((session) => ({ ...session, Unbound: session.Current }))),
    ),
  },
  play: async () => void (await opened()),
});
Unbound.test('says which session is less protected (OP-392)', async () => {
  await expect(items().map(({ textContent }) => textContent.includes('Less protected'))).toEqual([
    true,
    false,
    false,
  ]);
});

/** Shown after the user has ended one session. */
export const OneEnded = meta.story({
  play: async (play) => {
    await opened();
    play.msw.use(only('S-here', 'S-silent').handler);
    await press(play, 'End Safari on iPhone');
  },
});
OneEnded.test('removes the ended session and focuses the message', async () => {
  await waitFor(() => expect(items()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  await expect(screen.getByRole('status')).toHaveTextContent('Safari on iPhone is logged out.');
});

/** Shown before the user ends all other sessions. */
export const ConfirmEndAll = meta.story({
  play: async (play) => {
    await opened();
    await press(play, 'End all others');
  },
});
ConfirmEndAll.test('asks for confirmation, and goes back without ending a session', async (play) => {
  const question = screen.getByText('Log out of 2 other sessions? Unsaved changes there are lost.');
  await waitFor(() => expect(question).toHaveFocus());
  await press(play, 'Go back');
  await expect(items()).toHaveLength(3);
});

/** Shown after the user has ended all other sessions. */
export const AllEnded = meta.story({
  play: async (play) => {
    await opened();
    await press(play, 'End all others');
    play.msw.use(only('S-here').handler);
    await press(play, 'Confirm');
  },
});
AllEnded.test('reports the number of ended sessions and keeps the current one', async () => {
  await expect(await screen.findByText('2 other sessions have ended.')).toBeVisible();
  await waitFor(() => expect(items()).toHaveLength(1));
  await expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

/** Shown when a session could not be ended. */
export const EndFailed = meta.story({
  args: {
    scenario: scenario(signedIn(), signedInAt(), networkError(endSession), networkError(endOtherSessions)),
  },
  play: async (play) => {
    await opened();
    await press(play, 'End Safari on iPhone');
  },
});
EndFailed.test('keeps the session in the list and reports the failure', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error when attempting to end the session.',
  );
  await expect(items()).toHaveLength(3);
});

/** Shown when the sessions fail to load. */
export const LoadFailed = meta.story({
  args: { scenario: scenario(signedIn(), signedInAt(), errorResponse(listSessions, 500)) },
});
LoadFailed.test('reports a failed read and reloads with Retry', async ({ userEvent, msw }) => {
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await expect(screen.getByText('Your sessions could not be read.')).toBeVisible();
  msw.use(only('S-here').handler);
  await userEvent.click(retry);
  await waitFor(() => expect(items()).toHaveLength(1));
});
