import { aBrandDraft, branding, someLooks } from '@portal/api/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { atWidth } from '../../testing/at-width.ts';
import { phone } from '../../testing/phone.ts';
import type { Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { button, chosen, contrast, look, previewCard, scope, studio, studioWith } from './brand-steps.ts';

const meta = preview.meta({
  title: 'Screens/Brand studio/Narrow',
  component: PortalStory,
  args: { at: '/admin/brand', scenario: studio() },
  tags: ['screen'],
  beforeEach: installScenario,
});
const narrow = { ...phone, parameters: { ...phone.parameters, layout: 'fullscreen' as const } };

const openTab = (name: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('tab', { name }));
};

const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The fields on a phone. */
export const Default = meta.story({ ...narrow, tags: ['state:studio.narrow.look'] });
Default.test('shows one of three parts below the head (STUDIO-080)', async (play) => {
  const { canvas, userEvent } = play;
  const tabs = await canvas.findAllByRole('tab');
  await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Look', 'Preview', 'Contrast']);
  await expect((await look(play)).getByLabelText(/^Brand/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Contrast' })).toBeNull();
  await expect(await button(play, 'Publish')).toBeVisible();
  await userEvent.click(await button(play, 'More'));
  const entries = await screen.findAllByRole('menuitem');
  await expect(entries.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['History', 'Share']);
  await expectNoSidewaysScroll();
});

/** The preview on a phone, in the narrow layout of the list. */
export const Preview = meta.story({
  ...narrow,
  tags: ['state:studio.narrow.preview', 'release'],
  play: openTab('Preview'),
});
Preview.test('draws the list in its narrow layout (STUDIO-080)', async (play) => {
  await expect((await previewCard(play)).getByText('List in light mode, full colour vision')).toBeVisible();
  const inside = await scope(play);
  await expect(inside.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  await expectNoSidewaysScroll();
});

/** The findings on a phone. */
export const Contrast = meta.story({
  ...narrow,
  args: { scenario: studioWith({ Theme: { brand: '#f4b400', nav: '#10243e' }, Images: {} }) },
  tags: ['state:studio.narrow.contrast', 'release'],
  play: openTab('Contrast'),
});
Contrast.test('puts a colour into its field and shows that (STUDIO-027, STUDIO-080)', async (play) => {
  const use = await (await contrast(play)).findByRole('button', { name: 'Use #a46800 for Brand' });
  await expectNoSidewaysScroll();
  await play.userEvent.click(use);
  const brand = (await look(play)).getByLabelText(/^Brand/);
  await expect(brand).toHaveValue('#a46800');
  await expect(brand).toHaveFocus();
});

/** A look is restored on a phone, where History is in the menu More. */
export const Restore = meta.story({
  ...narrow,
  args: { scenario: studio(branding({ looks: someLooks, draft: aBrandDraft() })) },
  tags: ['release'],
  play: async (play) => {
    await chosen('History', 'History of looks')(play);
    await play.userEvent.click(await screen.findByRole('button', { name: 'Restore look 3' }));
    await screen.findByRole('dialog', { name: 'Restore look 3' });
  },
});
Restore.test('never scrolls sideways (STUDIO-068, STUDIO-080)', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Restore look 3' });
  await expect(await within(dialog).findByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expectNoSidewaysScroll();
});

export const Tablet = meta.story({
  ...atWidth(820),
  tags: ['!dev', '!autodocs', 'release'],
  play: openTab('Preview'),
});
Tablet.test(
  'draws the preview as wide as the window, with all its choices (STUDIO-016, STUDIO-080)',
  async (play) => {
    const { width } = (await scope(play)).getBoundingClientRect();
    await expect(width).toBeGreaterThan(480);
    const { right } = (await previewCard(play))
      .getByRole('combobox', { name: 'Seen with' })
      .getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
    await expectNoSidewaysScroll();
  },
);

export const Smallest = meta.story({ ...atWidth(320, 640), tags: ['!dev', '!autodocs'] });
Smallest.test('never scrolls sideways at 320 px (STUDIO-080)', async (play) => {
  await look(play);
  await expectNoSidewaysScroll();
  for (const tab of ['Preview', 'Contrast']) {
    await openTab(tab)(play);
    await expectNoSidewaysScroll();
  }
});
