import { forgotPassword, getAccountInfo } from '@portal/api/contract';
import {
  choosingPassword,
  networkError,
  handlersOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  signedIn,
  noResponse,
} from '@portal/api/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { installScenario, PartStory } from '../../testing/portal-story.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const settings = scenario(signedIn(), choosingPassword());
const meta = preview.meta({
  title: 'Screens/Settings',
  component: PartStory,
  args: { part: <SettingsScreen />, scenario: settings },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const address = 'fiona.full@harbour.example';

/** Shows the address of the account and the password reset. */
export const Default = meta.story({ tags: ['state:settings.page.populated'] });
Default.test(
  'shows the address of the account read-only, and both buttons (SET-001 to SET-004, API-007, ENT-037, OP-035)',
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(field).toHaveValue(address));
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
);
Default.test('does nothing on Save (SET-005)', async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByDisplayValue(address);
  const before = canvasElement.innerHTML;
  const sent = spyOn(window, 'fetch');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(sent).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvasElement.innerHTML).toBe(before);
  sent.mockRestore();
});

/** Shown while the address of the account loads. */
export const Loading = meta.story({
  args: { scenario: scenario(settings, noResponse(getAccountInfo)) },
  tags: ['state:settings.page.loading'],
});
Loading.test('shows field and buttons while the address loads (SET-001)', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Reset password' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** Shown when the address of the account fails to load. */
export const InfoFailed = meta.story({
  args: { scenario: scenario(settings, errorResponse(getAccountInfo, 500)) },
  tags: ['state:settings.page.info-failed'],
});
InfoFailed.test(
  'leaves the field empty without an alert after a failed read, and reloads with Retry (SET-001, SET-002)',
  async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('Your e-mail address could not be read.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    msw.use(...handlersOf(settings));
    await userEvent.click(retry);
    await expect(await canvas.findByDisplayValue(address)).toBeVisible();
  },
);

/** Shown after the email for a new password was requested. */
export const ResetSent = meta.story({
  tags: ['state:settings.page.reset-sent'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await canvas.findByText('Email has been sent.');
  },
});
ResetSent.test('announces that the email was sent (SET-003, OP-233)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Email has been sent.');
});
ResetSent.test(
  'requests the email for the address of the account (SET-003, API-010)',
  async ({ canvas, userEvent, msw }) => {
    const asked = recorded(mock(forgotPassword, { body: { Email: address } }, { ErrorNo: 0 }));
    msw.use(asked.handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(asked.requests.map(({ body }) => body)).toEqual([{ Email: address }]));
  },
);

/** Shown when the email for a new password could not be requested. */
export const ResetFailed = meta.story({
  args: { scenario: scenario(settings, networkError(forgotPassword)) },
});
ResetFailed.test('reports that the email may not have been sent', async ({ canvas, userEvent }) => {
  await canvas.findByDisplayValue(address);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
});
