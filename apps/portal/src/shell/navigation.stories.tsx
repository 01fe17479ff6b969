import { lists, managingUsers, scenario, verifying } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Navigation',
  component: PortalStory,
  args: { at: '/list', scenario: lists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shows the navigation of a user with every claim. */
export const Default = meta.story({ tags: ['state:shell.navigation.every-item'] });
Default.test(
  'shows the items in order and then Your settings (SHELL-017, SHELL-020, SHELL-029, SHELL-031, SHELL-036, SHELL-039, SHELL-044)',
  async ({ canvas }) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Applications',
      'Verifications',
      'Reports',
      'ID Verification',
      'Users',
      'Settings',
      'Help',
      'Your settings',
    ]);
    await expect(main.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/list');
    await expect(main.getByRole('link', { name: 'Your settings' })).toHaveAttribute('href', '/settings');
    const help = main.getByRole('link', { name: 'Help' });
    await expect(help).toHaveAttribute('href', 'https://help.harbour.example/');
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
);
Default.test('has the landmarks Main, Breadcrumb and the content', async ({ canvas }) => {
  await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(await canvas.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
});
Default.test('lets keyboard users skip to the content', async ({ canvas, userEvent }) => {
  await canvas.findByRole('navigation', { name: 'Main' });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});
Default.test('moves the focus to the content when another screen opens', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Reports' }));
  await expect(await canvas.findByRole('heading', { name: 'Reports' })).toBeVisible();
  await expect(canvas.getByRole('main')).toHaveFocus();
  await expect(document.title).toBe('Reports · Harbour Trust');
});
Default.test(
  'labels the account menu with the user’s name, links administrators to the configuration, and ends the session with Log Out (ADMIN-016, ACC-004)',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fiona Full' }));
    const page = within(canvasElement.ownerDocument.body);
    const entries = await page.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
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
    await userEvent.click(page.getByRole('menuitem', { name: 'Log Out' }));
    await expect(await canvas.findByText('Redirecting to Authentication')).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);

/** Shows the navigation of a user without claims. */
export const NoClaims = meta.story({ args: { as: 'NONE' }, tags: ['state:shell.navigation.no-claims'] });
NoClaims.test(
  'shows Applications as plain text, and Help (SHELL-019, SHELL-020, SHELL-032)',
  async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('listitem')).toHaveLength(2);
    const applications = main.getByRole('link', { name: 'Applications' });
    await expect(applications).not.toHaveAttribute('href');
    await expect(applications).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(applications);
    await expect(canvas.getByTestId('address')).toHaveTextContent('/list');
    await expect(main.getByRole('link', { name: 'Help' })).toBeVisible();
  },
);

/** Shows the navigation on the page of users. */
export const OtherTabActive = meta.story({
  args: { at: '/users/2', scenario: scenario(managingUsers(), verifying()) },
  tags: ['state:shell.navigation.other-tab-active'],
});
OtherTabActive.test(
  'marks only the tab of the current page (SHELL-033 to SHELL-035)',
  async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const marked = () => main.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
    await expect(marked()).toEqual(['Users']);
    await userEvent.click(main.getByRole('link', { name: 'Reports' }));
    await waitFor(() => expect(marked()).toEqual(['Reports']));
    await userEvent.click(main.getByRole('link', { name: 'Verifications' }));
    await waitFor(() => expect(marked()).toEqual(['Verifications']));
  },
);

/** Shows the navigation on the page of one verification. */
export const VerificationOpen = meta.story({
  args: { at: '/verifications/V1', scenario: scenario(lists(), verifying()) },
  tags: ['state:shell.navigation.other-tab-active'],
});
VerificationOpen.test('marks Verifications while a verification is open (SHELL-035)', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'V1' })).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Verifications');
});
