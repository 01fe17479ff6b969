import { getApplication, unlockApplication } from '@portal/api/contract';
import {
  acting,
  anApplicationDetail,
  tooManyRequests,
  networkError,
  detailOf,
  handlersOf,
  mock,
  recorded,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { begin, dialog, press } from '../action-steps.ts';

const locked = anApplicationDetail({
  ApplicationId: 1003,
  Status: 'Locked',
  LastApplicationStatus: 'Primary edit',
});
const beingEdited = anApplicationDetail({
  ApplicationId: 1002,
  Status: 'Adviser edit',
  ApplicationModeCode: 'Online',
});
const at = ({ ApplicationId }: typeof locked) => `/application/${ApplicationId}?from=all`;

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Confirming',
  component: PortalStory,
  args: { at: at(locked), scenario: scenario(detailOf(locked), acting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const confirm = (play: Play) => press('Confirm', play);

/** Shown before a user unlocks an application. */
export const Default = meta.story({
  tags: ['state:action.unlock-application.opened'],
  play: begin('Unlock Application'),
});
Default.test('says that the applicant can resume and retry quizzes (ACT-034, ACT-036)', async () => {
  await expect(dialog().getByText(/1003 .*resume it and retry its quizzes/)).toBeVisible();
});
Default.test('Escape sends no request (ACT-006, ACT-114)', async (play) => {
  const [call] = acting().map(recorded);
  if (call) play.msw.use(call.handler);
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(call?.requests).toEqual([]);
  await expect(play.canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

/** Shown after the application was unlocked. */
export const Unlocked = meta.story({
  tags: ['state:action.unlock-application.unlocked', 'state:action.confirm.without-message'],
  play: async (play) => {
    await begin('Unlock Application')(play);
    play.msw.use(...handlersOf(detailOf({ ...locked, Status: 'Primary edit' })));
    await confirm(play);
    await dialog().findByText('Completed successfully.');
  },
});
Unlocked.test(
  'shows the earlier status behind the alert (ACT-003, ACT-005, ACT-035, ACT-037, ERR-017, API-038)',
  async ({ canvas }) => {
    await expect(dialog().getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
    await expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
    await waitFor(() => expect(canvas.queryAllByText('Locked')).toEqual([]));
    await expect(canvas.getAllByText('Primary edit')[0]).toBeInTheDocument();
  },
);

/** Shown when another user unlocked the application first. */
export const Conflict = meta.story({
  play: async (play) => {
    await begin('Unlock Application')(play);
    const Message = 'Only a locked application can be unlocked.';
    play.msw.use(
      mock(unlockApplication, { params: { guid: '' } }, { ErrorNo: 1, Message }).handler,
      ...handlersOf(detailOf({ ...locked, Status: 'Primary edit' })),
    );
    await confirm(play);
  },
});
Conflict.test('explains the conflict with another user and refetches the application', async ({ canvas }) => {
  await expect(await dialog().findByText('Only a locked application can be unlocked.')).toBeVisible();
  await waitFor(() => expect(canvas.queryAllByText('Locked')).toEqual([]));
});

/** Shown while the server unlocks the application. */
export const Submitting = meta.story({
  args: { scenario: scenario(detailOf(locked), noResponse(unlockApplication)) },
  tags: ['state:action.confirm.submitting'],
  play: async (play) => {
    await begin('Unlock Application')(play);
    await confirm(play);
  },
});
Submitting.test('every button is disabled (ACT-112)', async () => {
  for (const name of ['Confirm', 'Cancel']) {
    const button = dialog().getByRole('button', { name });
    await expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
  }
});

/** Shown when the connection broke before the server responded. */
export const ConnectionLost = meta.story({
  args: { scenario: scenario(detailOf(locked), networkError(unlockApplication)) },
  play: async (play) => {
    await begin('Unlock Application')(play);
    await confirm(play);
  },
});
ConnectionLost.test("says 'An unknown error occurred.' (ACT-004, ERR-016)", async () => {
  await expect(await dialog().findByText('An unknown error occurred.')).toBeVisible();
});

/** Shown when the server is overloaded and rejects the call. */
export const ServerOverloaded = meta.story({
  tags: ['release'],
  args: { scenario: scenario(detailOf(locked), tooManyRequests(unlockApplication, 5)) },
  play: async (play) => {
    await begin('Unlock Application')(play);
    await confirm(play);
  },
});
ServerOverloaded.test('says that nothing was done and when to retry', async () => {
  const alert = await dialog().findByRole('alert');
  await expect(alert).toHaveTextContent(
    'Too many requests at once. Nothing was changed; try again in 5 seconds.',
  );
});

/** Shown before a user changes the signing mode. */
export const SigningMode = meta.story({
  args: { at: at(beingEdited), scenario: scenario(detailOf(beingEdited), acting()) },
  tags: ['state:action.signing-mode.opened'],
  play: begin('Change Signing Mode'),
});
SigningMode.test(
  'offers both modes with the saved one selected (ACT-100, ACT-101, ACT-102, CONST-021)',
  async () => {
    await expect(dialog().getByRole('radio', { name: 'Online' })).toBeChecked();
    await expect(dialog().getByRole('radio', { name: 'Print & Sign' })).not.toBeChecked();
  },
);

/** Shown after the signing mode was changed. */
export const SigningModeSaved = meta.story({
  args: SigningMode.input.args,
  tags: ['state:action.signing-mode.saved'],
  play: async (play) => {
    await begin('Change Signing Mode')(play);
    await play.userEvent.click(dialog().getByRole('radio', { name: 'Print & Sign' }));
    play.msw.use(...handlersOf([noResponse(getApplication)]));
    await confirm(play);
    await dialog().findByText('Completed successfully.');
  },
});
SigningModeSaved.test(
  'shows the new mode without a refetch (ACT-102, ACT-108, API-037)',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Print & Sign')[0]).toBeInTheDocument());
  },
);
