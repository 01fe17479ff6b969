import { getBrand, Permission } from '@portal/api/contract';
import { changingPassword, noResponse, people, scenario, signedIn } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { discard } from '../../testing/play.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../testing/long-timers.ts';
import type { Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Menu',
  component: PortalStory,
  args: { at: '/settings', scenario: scenario(signedIn(), changingPassword()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const opened = (name: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name }));
  await screen.findByRole('menu', { name });
};
const entries = () =>
  within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

const without = (...claims: readonly string[]) => ({
  name: 'Fiona Full',
  claims: people.FULL.claims.filter((claim) => !claims.includes(claim)),
});

/** Shows the open account menu of a user who is not an administrator. */
export const Default = meta.story({
  args: { as: without(Permission.admin) },
  tags: ['state:account.menu.open'],
  play: opened('Fiona Full'),
});
Default.test(
  'is labelled with the user’s name and contains Change Password and Log Out (ACC-001, ACC-002, ACC-003)',
  async () => {
    await expect(entries()).toEqual([
      'Change Password',
      'Sign-in methods',
      'Sessions',
      'Appearance',
      'Log Out',
    ]);
  },
);

Default.test('opens the sign-in methods in a new tab, so that unsaved input is kept', async () => {
  const methods = screen.getByRole('menuitem', { name: 'Sign-in methods' });
  await expect(methods).toHaveAttribute('href', '/oidc/sign-in-methods');
  await expect(methods).toHaveAttribute('target', '_blank');
});

/** Shows the open account menu of an administrator. */
export const Administrator = meta.story({
  tags: ['state:account.menu.open-admin'],
  play: opened('Fiona Full'),
});
Administrator.test('contains the entries of administrators (ACC-001, ADMIN-016, STUDIO-004)', async () => {
  await expect(entries()).toEqual([
    'Change Password',
    'Sign-in methods',
    'Sessions',
    'Appearance',
    'Tenant Configuration',
    'Brand',
    'Sign-in',
    'Audit',
    'Log Out',
  ]);
});

/** Shows the open account menu of an administrator in the brand studio. */
export const Brand = meta.story({
  args: { at: '/admin/brand', scenario: scenario(signedIn(), changingPassword(), noResponse(getBrand)) },
  tags: ['state:account.menu.open-brand'],
  play: opened('Fiona Full'),
});
Brand.test('links to the studio directly under Tenant Configuration (STUDIO-004)', async () => {
  const names = entries();
  await expect(names[names.indexOf('Tenant Configuration') + 1]).toBe('Brand');
  await expect(screen.getByRole('menuitem', { name: 'Brand' })).toHaveAttribute('href', '/admin/brand');
});

/** Shows the account menu after a federated sign-in, for a user without a password. */
export const Federated = meta.story({
  args: { as: { ...without(Permission.formLogin), federated: true } },
  tags: ['state:account.menu.federated'],
  play: opened('Fiona Full'),
});
Federated.test(
  'hides Change Password from users without a password (ACC-002, PERM-029, OP-033)',
  async () => {
    await expect(entries()).toEqual([
      'Sessions',
      'Appearance',
      'Tenant Configuration',
      'Brand',
      'Sign-in',
      'Audit',
      'Log Out',
    ]);
  },
);

export const FederatedWithPassword = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: { ...without(), federated: true } },
  play: opened('Fiona Full'),
});
FederatedWithPassword.test(
  'shows Change Password to a federated user with the claim (PERM-029, OP-033)',
  async () => {
    await expect(entries()).toContain('Change Password');
  },
);

export const WithoutFormLogin = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: without(Permission.formLogin) },
  play: opened('Fiona Full'),
});
WithoutFormLogin.test(
  'shows Change Password without the claim after a sign-in with a password (OP-033)',
  async () => {
    await expect(entries()).toContain('Change Password');
  },
);

const changedText = 'Your password has been changed. Sign in again with the new one.';
const choosing = async (play: Play) => {
  await opened('Fiona Full')(play);
  await play.userEvent.click(screen.getByRole('menuitem', { name: 'Change Password' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
};
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
const changing = async (play: Play) => {
  await choosing(play);
  for (const [label, text] of [
    ['Current password', 'Wrong-one-1!'],
    ['New password', 'Brand-new-1!'],
    ['Confirm new password', 'Brand-new-1!'],
  ] as const) {
    await play.userEvent.click(field(label));
    await play.userEvent.paste(text);
  }
  await play.userEvent.keyboard('{Enter}');
  await screen.findByText(new RegExp(`^${changedText}`));
};

let timers: ReturnType<typeof holdLongTimers>;
/** Shown for two seconds after a password change, before the log-out. */
export const SigningOut = meta.story({
  tags: ['state:account.password.signing-out'],
  beforeEach: () => {
    timers = holdLongTimers();
    return timers.release;
  },
  play: changing,
});
SigningOut.test(
  'reports the change, and logs out two seconds later and not earlier (ACC-018, CONST-025, OP-031)',
  async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    timers.pass(1_900);
    await expect(screen.getByRole('dialog')).toBeVisible();
    timers.pass(100);
    await expect(await canvas.findByText('Redirecting to Authentication')).toBeInTheDocument();
  },
);

export const Reopened = meta.story({ tags: ['!dev', '!autodocs'], play: choosing });
Reopened.test('clears the input when the dialog closes (ACC-020)', async (play) => {
  await play.userEvent.click(field('New password'));
  await play.userEvent.paste('Half-typed');
  await play.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await discard(play);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Fiona Full' })).toHaveFocus());
  await choosing(play);
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(label)).toHaveValue('');
});
