import { everyClaim } from '@portal/api/contract';
import { lists, managingUsers, scenario } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { phone } from '../testing/phone.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { navigationFor } from './navigation-table.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Narrow navigation',
  component: PortalStory,
  args: { at: '/reports', scenario: scenario(lists(), managingUsers()) },
  parameters: { layout: 'fullscreen', ...phone.parameters },
  globals: phone.globals,
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shows the portal in a narrow window: a button opens the navigation. */
export const Default = meta.story({ tags: ['state:responsive.navigation.closed'] });
Default.test(
  'hides the navigation behind a button and keeps tenant and account visible (SHELL-037)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Fiona Full' })).toBeVisible();
    const [, inTopBar] = canvas.getAllByText('Harbour Trust');
    await expect(inTopBar).toBeVisible();
  },
);

/** Shows the navigation over the page in a narrow window. */
export const Open = meta.story({
  tags: ['state:responsive.navigation.open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Main' });
  },
});
Open.test(
  'shows the navigation over the page and traps the focus in it (SHELL-037, SHELL-038)',
  async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Main' });
    const { items, footer } = navigationFor(everyClaim, '/reports', undefined);
    const links = within(sheet).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      [...items, ...footer].map(({ label }) => label),
    );
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
  },
);
Open.test('closes on a click outside and returns the focus to the button (SHELL-038)', async ({ canvas }) => {
  canvas.getByRole('dialog', { name: 'Main' }).click();
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
Open.test('closes on a choice and opens the chosen page (SHELL-040)', async ({ canvas, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('dialog')).getByRole('link', { name: 'Users' }));
  await expect(await canvas.findByRole('heading', { name: /^Users/ })).toBeVisible();
  await expect(canvas.queryByRole('dialog')).toBeNull();
});
