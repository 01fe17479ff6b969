import { changePassword, PasswordResult } from '@portal/api/contract';
import {
  changingPassword,
  invalidResponse,
  networkError,
  mock,
  recorded,
  scenario,
  signedIn,
  noResponse,
  type Mock,
} from '@portal/api/mocks';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import type { Play } from '../../../testing/play.ts';
import { AccountTasks } from '../account-tasks.tsx';

function Opened() {
  const [notices, setNotices] = useState<Element | null>(null);
  return (
    <>
      <div ref={setNotices} />
      <AccountTasks task="password" notices={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Account/Change Password',
  component: PartStory,
  args: { part: <Opened />, scenario: scenario(signedIn(), changingPassword()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const body = { oldPassword: 'Wrong-one-1!', newPassword: 'Brand-new-1!' };
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const answering = (result: number, message: string) => mock(changePassword, { body }, { result, message });
const answered = (...mocks: readonly Mock[]) => scenario(signedIn(), ...mocks);

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
const save = () => screen.getByRole('button', { name: 'Save' });
const opened = () => screen.findByRole('dialog', { name: 'Change Password' });
const fill = async ({ userEvent }: Play, label: string, text: string) => {
  await userEvent.click(field(label));
  await userEvent.paste(text);
};
const filled = async (play: Play) => {
  await opened();
  await fill(play, 'Current password', body.oldPassword);
  await fill(play, 'New password', body.newPassword);
  await fill(play, 'Confirm new password', body.newPassword);
};
const saved = async (play: Play) => {
  await filled(play);
  await play.userEvent.click(save());
};

/** Shows the dialog before the user types. */
export const Default = meta.story({
  tags: ['state:account.password.untouched'],
  play: async () => void (await opened()),
});
Default.test(
  'asks for the current password and twice for the new one, with its rules and the 32 symbols (ACC-005, ACC-006, ACC-007, ACC-012, ACC-016, OP-032)',
  async ({ userEvent }) => {
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await expect([field(label).getAttribute('type'), (field(label) as HTMLInputElement).value]).toEqual([
        'password',
        '',
      ]);
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters',
      'One lowercase letter',
      'One uppercase letter',
      'One number',
      'One symbol',
    ]);
    await expect(screen.getByText(symbols)).toBeVisible();
    await expect(field('Current password')).toHaveFocus();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(save());
    await expect(await screen.findByText('Enter your current password.')).toBeVisible();
  },
);

/** Shown while the new password does not meet the rules. */
export const RulesUnmet = meta.story({
  tags: ['state:account.password.rules-unmet'],
  play: async (play) => {
    await opened();
    await fill(play, 'New password', 'aaaa');
  },
});
RulesUnmet.test(
  'marks four rules as not met in words, and disables Save (ACC-008 to ACC-013, ACC-015)',
  async ({ userEvent }) => {
    const list = screen.getByRole('list');
    await expect(within(list).getAllByRole('img', { name: 'Not met' })).toHaveLength(4);
    await expect(within(list).getByRole('img', { name: 'Met' }).closest('li')).toHaveTextContent(
      'One lowercase letter',
    );
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Shown while the confirmation differs from the new password. */
export const Mismatch = meta.story({
  tags: ['state:account.password.mismatch'],
  play: async (play) => {
    await opened();
    await fill(play, 'Current password', body.oldPassword);
    await fill(play, 'New password', body.newPassword);
    await fill(play, 'Confirm new password', 'Brand-new');
    await play.userEvent.tab();
  },
});
Mismatch.test('reports that the two passwords differ (ACC-014, ERR-005)', async ({ userEvent }) => {
  await expect(await screen.findByText('Passwords do not match.', { selector: 'p, p *' })).toBeVisible();
  await expect(save()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(field('Confirm new password'));
  await userEvent.paste('-1!');
  await waitFor(() => expect(screen.queryByText('Passwords do not match.')).toBeNull());
  await expect(save()).not.toHaveAttribute('aria-disabled', 'true');
});

/** Shown while the new password is saved. */
export const Saving = meta.story({
  args: { scenario: answered(noResponse(changePassword)) },
  tags: ['state:account.password.saving'],
  play: saved,
});
Saving.test('disables Save while saving (ACC-016)', async () => {
  await expect(save()).toHaveAttribute('aria-disabled', 'true');
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

const changedText = 'Your password has been changed.';
/** Shown on the page after the password was changed. */
export const Changed = meta.story({
  args: { scenario: answered(answering(PasswordResult.changed, changedText)) },
  tags: ['state:account.password-result.changed'],
  play: async (play) => {
    await saved(play);
    await play.canvas.findByText(changedText);
  },
});
Changed.test('closes the dialog and reports success on the page (ACC-019, OP-031)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(changedText);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const ChangedWithoutMessage = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: answered(invalidResponse(changePassword, '{}', 'application/json')) },
  play: saved,
});
ChangedWithoutMessage.test(
  'reports success in the words of the portal if the provider sends none (OP-389)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(changedText);
  },
);

const refusedText = 'The current password is incorrect.';
const refused = recorded(answering(PasswordResult.rejected, refusedText));
/** Shown on the page after the server rejected the change with a reason. */
export const Refused = meta.story({
  args: { scenario: answered(refused) },
  tags: ['state:account.password-result.refused'],
  play: async (play) => {
    refused.requests.length = 0;
    await saved(play);
    await play.canvas.findByRole('alert');
  },
});
Refused.test(
  'sends both passwords without the confirmation, closes the dialog and shows the reason (ACC-017, ACC-019, API-019, OP-030, OP-031)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusedText);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(refused.requests.map((request) => request.body)).toEqual([body]);
  },
);

/** Shown on the page when the server did not answer. */
export const NoAnswer = meta.story({
  args: { scenario: answered(networkError(changePassword)) },
  tags: ['state:account.password-result.no-answer'],
  play: saved,
});
NoAnswer.test(
  'closes the dialog and reports that the result is unknown (ACC-019, OP-031)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
