import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { holdLongTimers } from '../../../testing/long-timers.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { arriveAt, type Canvas } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Views',
  component: PortalStory,
  args: { at: '/list/all/1/3', scenario: openable() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: [installScenario, storedAs()],
});

const table = (canvas: Canvas) => canvas.findByRole('table');
const hint = (canvas: Canvas) => canvas.findByText('Select an application');
const stored = () => localStorage.getItem('viewPreference');

/** Shows the view switch with the table as the default view. */
export const Default = meta.story({ ...atWidth(1400) });
Default.test(
  'the table is shown without a pane, and the current view is marked in the switch (LIST-036, LIST-037, CONST-023)',
  async ({ canvas }) => {
    await expect(await table(canvas)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email view', pressed: false })).toBeVisible();
    await expect(canvas.queryByText('Select an application')).toBeNull();
  },
);
Default.test('stores the chosen view for the next visit (LIST-038)', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Email view' }));
  await expect(await hint(canvas)).toBeVisible();
  await expect(stored()).toBe('email');
  await userEvent.click(canvas.getByRole('button', { name: 'List view' }));
  await expect(await table(canvas)).toBeVisible();
  await expect(stored()).toBe('list');
  await arriveAt({ canvas }, '/list/all/1/3');
});

/** Shown on a return visit after the user has chosen the email view. */
export const Remembered = meta.story({
  ...atWidth(1400),
  beforeEach: storedAs('email'),
  tags: ['state:email-view.pane.nothing-chosen'],
});
Remembered.test('opens in the stored email view (LIST-039)', async ({ canvas }) => {
  await expect(await hint(canvas)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Email view', pressed: true })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

/** Shows the email view that the address names, in spite of the stored choice. */
export const NamedByTheAddress = meta.story({
  ...atWidth(1400),
  args: { at: '/list/all/1/3?view=email' },
  beforeEach: storedAs('list'),
});
NamedByTheAddress.test(
  'shows the view of the address and does not store it (LIST-086)',
  async ({ canvas }) => {
    await expect(await hint(canvas)).toBeVisible();
    await expect(stored()).toBe('list');
  },
);
NamedByTheAddress.test(
  'using the switch removes the view from the address (LIST-038, LIST-086)',
  async ({ canvas, userEvent }) => {
    await hint(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'List view' }));
    await arriveAt({ canvas }, '/list/all/1/3');
    await expect(await table(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Email view' }));
    await expect(await hint(canvas)).toBeVisible();
    await arriveAt({ canvas }, '/list/all/1/3');
    await expect(stored()).toBe('email');
  },
);

/** Shows the table that the address names, in spite of the stored choice. */
export const ListNamedByTheAddress = meta.story({
  ...atWidth(1400),
  args: { at: '/list/all/1/3?view=list' },
  beforeEach: storedAs('email'),
});
ListNamedByTheAddress.test('the address has priority over the stored view (LIST-086)', async ({ canvas }) => {
  await expect(await table(canvas)).toBeVisible();
  await expect(stored()).toBe('email');
});

export const InvalidStoredView = meta.story({
  tags: ['!dev', '!autodocs'],
  ...atWidth(1400),
  beforeEach: storedAs('{"view":1}'),
});
InvalidStoredView.test('shows the table when the stored value is invalid (LIST-037)', async ({ canvas }) => {
  await expect(await table(canvas)).toBeVisible();
});

/** Shows the view switch at the smallest window width that has one. */
export const At1200 = meta.story({ ...atWidth(1200) });
At1200.test(
  'offers the switch and the email view at exactly 1200 px (LIST-040, LIST-045)',
  async ({ canvas, userEvent }) => {
    await expect(window.innerWidth).toBe(1200);
    await userEvent.click(await canvas.findByRole('button', { name: 'Email view' }));
    await expect(await hint(canvas)).toBeVisible();
  },
);

/** Shown in a window below 1200 px: the view switch is hidden. */
export const At1199 = meta.story({
  ...atWidth(1199),
  beforeEach: storedAs('email'),
  tags: ['state:responsive.list.below-1200'],
});
At1199.test(
  'offers neither switch nor email view at 1199 px, whatever is stored (LIST-041)',
  async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1199);
    await expect(await table(canvas)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'View' })).toBeNull();
    await expect(canvas.queryByText('Select an application')).toBeNull();
    await expect(stored()).toBe('email');
  },
);

/** A resizable window, whose timers of 150 ms or more wait for the test. */
function aWindow(width: number) {
  const inner = spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  const timers = holdLongTimers(150);
  return {
    pass: timers.pass,
    resizeTo(next: number) {
      inner.mockReturnValue(next);
      return fireEvent(window, new Event('resize'));
    },
    [Symbol.dispose]() {
      timers.release();
      inner.mockRestore();
    },
  };
}
const settled = () => new Promise(requestAnimationFrame);

export const Narrowed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...atWidth(1400),
  beforeEach: storedAs('email'),
});
Narrowed.test(
  'switches to the table 150 ms after the window became narrow, not earlier (LIST-042, LIST-044, CONST-011)',
  async ({ canvas }) => {
    await hint(canvas);
    using browser = aWindow(1400);
    await browser.resizeTo(1100);
    browser.pass(149);
    await settled();
    await expect(canvas.getByText('Select an application')).toBeVisible();
    browser.pass(1);
    await expect(await table(canvas)).toBeVisible();
    await expect(canvas.queryByText('Select an application')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'View' })).toBeNull();
  },
);
Narrowed.test(
  'restores the email view and its open application when the window is wide again (LIST-043)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /1146$/ }));
    await canvas.findByRole('heading', { level: 2, name: '[1146]' });
    using browser = aWindow(1400);
    await browser.resizeTo(1100);
    browser.pass(150);
    await table(canvas);
    await browser.resizeTo(1400);
    browser.pass(150);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '[1146]' })).toBeVisible());
    await expect(stored()).toBe('email');
  },
);
