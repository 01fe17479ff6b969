import {
  changeApplicationAccess,
  getSystemConfiguration,
  inviteUser,
  listRoles,
  type Envelope,
  type WireReply,
} from '@portal/api/contract';
import {
  networkError,
  invalidResponse,
  inviting,
  managingUsers,
  mock,
  recorded,
  errorResponse,
  rolesOfTenant,
  scenario,
  noResponse,
  systemConfiguration,
  type Mock,
} from '@portal/api/mocks';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { discard } from '../../../testing/play.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PartStory, type PartStoryProps } from '../../../testing/portal-story.tsx';
import { InviteDialog, type InviteDialogProps } from './invite-dialog.tsx';
import { askAccess, detailsTitle, dialogOf, fillIn, fullName, press } from './invite-steps.ts';

const InviteStory = ({ onClose, ...story }: InviteDialogProps & Omit<PartStoryProps, 'part'>) => (
  <PartStory {...story} part={<InviteDialog onClose={onClose} />} />
);

const base = (...more: readonly Mock[]) => scenario(managingUsers([]), ...more);
const configured = (change: Partial<WireReply<typeof getSystemConfiguration>>) =>
  mock(getSystemConfiguration, {}, { ...systemConfiguration, ...change });
const granting = (reply: Envelope = { ErrorNo: 0 }) =>
  mock(
    changeApplicationAccess,
    { query: { assigneeUserGlobalId: 'x', editApplicationPermissionRequestType: 'Grant' } },
    reply,
  );
const noAnswer = 'An error occurred while inviting this user. Please try again later or contact support.';

const meta = preview.meta({
  title: 'Screens/Users/Invite',
  component: InviteStory,
  args: { scenario: base(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const submit = (name = 'Send Invite') => within(screen.getByRole('dialog')).getByRole('button', { name });
const dead = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true');

/** Shows the invitation form before the user types. */
export const Default = meta.story({
  tags: ['state:invite.form.untouched'],
  play: async () => {
    await (await dialogOf()).findByRole('option', { name: 'Adviser' });
  },
});
Default.test(
  'shows five fields with Australia preselected and no role, and no error messages (USER-072, USER-078, USER-079, USER-081, USER-086, USER-087, CONST-036, CONST-037)',
  async () => {
    const dialog = await dialogOf();
    for (const name of ['First name', 'Last name', 'Email', 'Mobile'])
      await expect(dialog.getByRole('textbox', { name })).toBeRequired();
    const country = dialog.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveDisplayValue('Australia +61');
    await expect(within(country).getAllByRole('option')[0]).toHaveTextContent('Australia +61');
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveDisplayValue('Please Select');
    const roles = within(role).getAllByRole<HTMLOptionElement>('option');
    await expect(roles.map(({ value, text }) => [value, text])).toEqual([
      ['full-access', 'Admin Staff (Full Access)'],
      ['read-only', 'Admin Staff (Read Only)'],
      ['adviser', 'Adviser'],
      ['operations', 'Operations'],
    ]);
    await expect(dialog.queryByText('This is a required field')).toBeNull();
    await expect(dialog.queryByRole('status')).toBeNull();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(520);
    await dead(submit());
    submit().focus();
    await expect(await screen.findByText('Enter the first and last name.')).toBeVisible();
  },
);

const warning = 'Invite only people who have signed the agreement.';
/** Shows the form in a tenant with a notice and only Australian numbers. */
export const Configured = meta.story({
  args: {
    scenario: base(
      configured({
        DisplayUserInviteAlert: true,
        UserInviteAlertText: warning,
        AustralianMobileNumberOnly: true,
      }),
    ),
  },
  tags: ['state:invite.form.configured'],
});
Configured.test(
  'shows the tenant’s alert and accepts only Australian numbers (USER-084, USER-104)',
  async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText(warning)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  },
);

Configured.test(
  'keeps the input when the session expires, and clears it when the dialog closes (AUTH-018)',
  async ({ userEvent }) => {
    const kept = () => Object.values(sessionStorage).filter((text) => String(text).includes('Ada'));
    const name = (await dialogOf()).getByRole('textbox', { name: 'First name' });
    await userEvent.type(name, 'Ada');
    await expect(kept()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await discard({ userEvent });
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(kept()).toEqual([]);
  },
);

/** Shown when the roles fail to load. */
export const NoRoles = meta.story({
  args: { scenario: base(errorResponse(listRoles, 500)) },
  tags: ['state:invite.form.no-roles'],
  play: async () => void (await (await dialogOf()).findByRole('button', { name: 'Retry' })),
});
NoRoles.test('offers no role until Retry loads the roles (USER-106, OP-180, OP-250)', async (play) => {
  const dialog = await dialogOf();
  const role = dialog.getByRole('combobox', { name: 'Role' });
  await expect(within(role).queryAllByRole('option')).toEqual([]);
  await expect(role).toHaveDisplayValue('Please Select');
  await dead(submit());
  play.msw.use(invalidResponse(listRoles, '<p>Proxy</p>').handler);
  await press(play, 'Retry');
  await dialog.findByRole('button', { name: 'Retry' });
  play.msw.use(rolesOfTenant.handler);
  await press(play, 'Retry');
  await dialog.findByRole('option', { name: 'Operations' });
  await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when required fields were left empty. */
export const RequiredErrors = meta.story({
  tags: ['state:invite.form.required-errors'],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    for (const field of dialog.getAllByRole('textbox')) await userEvent.click(field);
    await userEvent.tab();
  },
});
RequiredErrors.test(
  'marks each of the four empty fields as required (USER-073, USER-074, USER-075, USER-076)',
  async () => {
    const dialog = await dialogOf();
    for (const name of ['First name', 'Last name', 'Email', 'Mobile'])
      await expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(
        'This is a required field',
      );
  },
);

/** Shown when e-mail and mobile number are invalid. */
export const InvalidFormats = meta.story({
  tags: ['state:invite.form.invalid-formats'],
  play: async (play) => {
    await fillIn(play, 'Adviser', { Email: 'a@', Mobile: '0512 345 678' });
  },
});
InvalidFormats.test(
  'marks an invalid e-mail address and an invalid number (USER-077, USER-080, USER-082, USER-083)',
  async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog.getByText('Please enter valid phone')).toBeVisible();
    await dead(submit());
    const mobile = dialog.getByRole('textbox', { name: 'Mobile' });
    for (const [text, shown, wrong] of [
      ['04a1-2', '0412', true],
      ['04 1234 56789', '0412 345 6789', true],
      ['+61 (0)412-345-678', '0412 345 678', false],
    ] as const) {
      await userEvent.clear(mobile);
      await userEvent.paste(text);
      await expect(mobile).toHaveValue(shown);
      await waitFor(() => expect(mobile.getAttribute('aria-invalid') === 'true').toBe(wrong));
    }
  },
);

const longName = `${'نادية '.repeat(30)}👩‍🚀`;
/** Shows the form with a mobile number of another country. */
export const OtherCountry = meta.story({
  tags: ['state:invite.form.other-country'],
  play: async (play) => {
    const dialog = await dialogOf();
    await dialog.findByRole('option', { name: 'New Zealand +64' });
    await play.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'NZ');
    await fillIn(play, 'Operations', {
      'First name': longName,
      'Last name': 'ß'.repeat(200),
      Mobile: '021 123 4567',
    });
  },
});
OtherCountry.test(
  'accepts a foreign number and sends it in international format; a name has at most 200 characters (USER-085, USER-087, USER-089, OP-170)',
  async (play) => {
    const call = recorded(inviting());
    play.msw.use(call.handler);
    const dialog = await dialogOf();
    await play.userEvent.click(dialog.getByRole('textbox', { name: 'Last name' }));
    await play.userEvent.paste('ß');
    await expect(await dialog.findByText('Use at most 200 characters')).toBeVisible();
    await dead(submit());
    await play.userEvent.keyboard('{Backspace}');
    await press(play, 'Send Invite');
    await screen.findByText('Invitation sent.');
    await expect(call.requests[0]?.body).toMatchObject({
      firstName: longName,
      MobileNumber: '+64211234567',
      RoleId: 'operations',
    });
  },
);

/** Shown for a role with a step about access: Next replaces Send Invite. */
export const NextOffered = meta.story({
  tags: ['state:invite.form.next-offered'],
  play: async (play) => void (await fillIn(play, 'Admin Staff (Full Access)')),
});
NextOffered.test(
  'offers Next for the two roles with a step about access (USER-090, USER-091)',
  async (play) => {
    const dialog = await dialogOf();
    await expect(submit('Next')).toBeVisible();
    const choose = (role: string) =>
      play.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), role);
    await choose('Adviser');
    await expect(submit('Send Invite')).toBeVisible();
    await choose('Admin Staff (Read Only)');
    await expect(submit('Next')).toBeVisible();
  },
);

const sending = async (play: Parameters<typeof fillIn>[0]) => {
  await fillIn(play, 'Adviser');
  await press(play, 'Send Invite');
};

/** Shown while the invitation is sent. */
export const Sending = meta.story({
  args: { scenario: base(noResponse(inviteUser)) },
  tags: ['state:invite.form.sending'],
  play: sending,
});
Sending.test('disables all fields and buttons (USER-088)', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await dead(submit());
  for (const field of dialog.getAllByRole('textbox')) await expect(field).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
});

const sent = recorded(inviting());
/** Shown after the invitation was sent. */
export const Sent = meta.story({
  args: { scenario: base(sent) },
  tags: ['state:invite.form.sent'],
  play: async (play) => {
    sent.requests.length = 0;
    await fillIn(play, 'Adviser');
    await play.userEvent.dblClick(submit());
    await screen.findByText('Invitation sent.');
  },
});
Sent.test(
  'sends the invitation once with the entered values, reports success and closes (USER-088, USER-099, USER-100, USER-103, ENT-036, ERR-037)',
  async (play) => {
    await expect(sent.requests.map(({ body }) => body)).toEqual([
      {
        firstName: 'Nadia',
        lastName: 'Newcomer',
        MobileNumber: '0412345678',
        email: 'nadia+portal@post.example',
        RoleId: 'adviser',
      },
    ]);
    await expect(sent.requests[0]?.headers.get('idempotency-key')).toBeTruthy();
    await expect(screen.getByRole('status')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Send Invite' })).toBeNull();
    await press(play, 'Close');
    await expect(play.args.onClose).toHaveBeenCalledOnce();
  },
);

/** Shown when the server rejects the invitation with a reason. */
export const Refused = meta.story({
  args: { scenario: base(inviting({ ErrorNo: 2, Message: 'Email in use' })) },
  tags: ['state:invite.form.refused'],
  play: async (play) => {
    await sending(play);
    await screen.findByText('Email in use');
  },
});
Refused.test(
  'shows the server’s reason and returns to the filled form (USER-101, USER-103)',
  async (play) => {
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await press(play, 'Back');
    const dialog = await dialogOf();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia');
    await expect(dialog.getByRole('textbox', { name: 'Mobile' })).toHaveValue('0412 345 678');
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Adviser');
    play.msw.use(inviting().handler);
    await press(play, 'Send Invite');
    await expect(await screen.findByText('Invitation sent.')).toBeVisible();
  },
);

Refused.test('reloads the roles when the form is shown again', async (play) => {
  play.msw.use(
    mock(listRoles, {}, { Roles: [{ TenantRoleId: 'operations', RoleName: 'Operations' }] }).handler,
  );
  play.msw.use(inviting({ ErrorNo: 1, Message: 'This role no longer exists.' }).handler);
  await press(play, 'Back');
  await press(play, 'Send Invite');
  await screen.findByText('This role no longer exists.');
  await press(play, 'Back');
  const role = (await dialogOf()).getByRole('combobox', { name: 'Role' });
  await waitFor(() => expect(role).toHaveDisplayValue('Please Select'));
  await dead(submit());
});

/** Shown when the server does not answer. */
export const NoAnswer = meta.story({
  args: { scenario: base(networkError(inviteUser)) },
  tags: ['state:invite.form.no-answer'],
  play: sending,
});
NoAnswer.test('reports the failure and the next step (USER-102, USER-103)', async () => {
  await expect(await screen.findByText(noAnswer)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

/** Shows the step about access to applications. */
export const Details = meta.story({
  tags: ['state:invite.details.untouched'],
  play: async (play) => {
    const call = recorded(inviting());
    play.msw.use(call.handler);
    await askAccess(play, 'Admin Staff (Full Access)');
    await expect(call.requests).toEqual([]);
  },
});
Details.test(
  'asks about access before the invitation is sent, and can go back (USER-093, USER-094, USER-095)',
  async (play) => {
    const dialog = await dialogOf(detailsTitle);
    await expect(dialog.getByText(fullName).parentElement).toHaveTextContent(
      `Grant application access to ${fullName}?`,
    );
    const access = dialog.getByRole('switch', { name: 'Application access' });
    await expect(access).not.toBeChecked();
    await expect(access).toHaveFocus();
    await expect(submit()).toBeVisible();
    await press(play, 'Back');
    const form = await dialogOf();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Newcomer');
  },
);

const on = configured({ NewUserAppAccessToggleDefaultON: true });
/** Shown while the invitation is sent from the step about access. */
export const DetailsSending = meta.story({
  args: { scenario: base(on, noResponse(inviteUser)) },
  tags: ['state:invite.details.sending'],
  play: async (play) => {
    await askAccess(play);
    await press(play, 'Send Invite');
  },
});
DetailsSending.test('is busy and shows the tenant’s default for access (USER-088, USER-095)', async () => {
  const dialog = await dialogOf(detailsTitle);
  await expect(dialog.getByRole('switch', { name: 'Application access' })).toBeChecked();
  await dead(submit());
});

/** Shown after an invitation without access was sent. */
export const DetailsSent = meta.story({
  tags: ['state:invite.details.sent'],
  play: async (play) => {
    const grant = recorded(granting());
    play.msw.use(grant.handler);
    await askAccess(play);
    await press(play, 'Send Invite');
    await screen.findByText('Invitation sent.');
    await expect(grant.requests).toEqual([]);
  },
});
DetailsSent.test('sends the invitation without granting access (USER-097, USER-100, USER-103)', async () => {
  await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(screen.queryByRole('alert')).toBeNull();
});

const notGranted = recorded(granting({ ErrorNo: 1 }));
/** Shown when the invitation was sent but access was not granted. */
export const GrantFailed = meta.story({
  args: { scenario: base(on, notGranted) },
  tags: ['state:invite.details.grant-failed'],
  play: async (play) => {
    notGranted.requests.length = 0;
    await askAccess(play);
    await press(play, 'Send Invite');
    await screen.findByText('Invitation sent.');
  },
});
GrantFailed.test(
  'reports that the invitation was sent but access was not granted (USER-096, USER-098, OP-165, OP-166)',
  async () => {
    await expect(notGranted.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
      { assigneeUserGlobalId: 'G-NEW', editApplicationPermissionRequestType: 'Grant' },
    ]);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Edit application access failed for unknown reasons.',
    );
  },
);
