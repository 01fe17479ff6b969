import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { baseLook } from '../../tools/review/records.ts';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { ContactSheet, type SheetChoices } from './contact-sheet.tsx';
import { incomplete, loadingFrames, pictured } from './fixtures.ts';
import { loadReview, WithReview } from './review-story.tsx';

const meta = preview.meta({
  title: 'Review/Contact sheet',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  // The choices are kept as arguments, which are part of the address.
  args: { area: 'all', look: baseLook, size: 'medium', show: 'all' } as SheetChoices,
  render: function Sheet(args: SheetChoices, { loaded }) {
    const [, updateArgs] = useArgs<SheetChoices>();
    return (
      <WithReview title="Contact sheet" loaded={loaded}>
        {(data) => <ContactSheet data={data} choices={args} onChoicesChange={updateArgs} />}
      </WithReview>
    );
  },
});

/** Every state of an area in one look, with its review. */
export const Default = meta.story({ name: 'Contact sheet' });
Default.test('opens with its heading', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Contact sheet', level: 1 })).toBeVisible();
});

const names = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('aria-label'));

export const Area = meta.story({
  tags: ['!dev', 'state:desk.sheet.area'],
  args: { area: 'users' },
  parameters: { review: pictured },
});
Area.test('shows every state of the area with its review (DESK-006, DESK-059)', async ({ canvas }) => {
  await expect(canvas.getByText('14 of 14 states')).toBeVisible();
  await expect(canvas.getAllByRole('figure')).toHaveLength(14);
  await expect(canvas.getByText('Changed since 21 Nov 2026')).toBeVisible();
  await expect(canvas.getByText('Changes wanted by Edna Edit')).toBeVisible();
  await expect(canvas.getByText('Not reviewed')).toBeVisible();
  await expect(canvas.getAllByText('Accepted by Fiona Full, 21 Nov 2026')).toHaveLength(11);
  await expect(await canvas.findByRole('img', { name: 'Populated, users.page.populated' })).toBeVisible();
});
Area.test('makes each figure a link to its story in the look (DESK-008)', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('link', { name: 'Populated, users.page.populated' });
  await expect(first).toHaveAttribute(
    'href',
    '?path=/story/screens-users-list--populated&globals=tenant:harbour;mode:light',
  );
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Look' }), 'banksia-dark-390');
  await expect(first).toHaveAttribute(
    'href',
    '?path=/story/screens-users-list--populated&globals=tenant:banksia;mode:dark;viewport:390px-844px',
  );
});
Area.test('moves between figures by keyboard (DESK-008)', async ({ canvas, userEvent }) => {
  const figures = names(canvas.getAllByRole('link', { name: /^[^,]+, users\./ }));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  canvas.getByRole('link', { name: figures[0] ?? '' }).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 4],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['End', 13],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect(focused()).toBe(figures[index]);
  }
});
Area.test('changes the size of the figures (DESK-006)', async ({ canvas, userEvent }) => {
  const width = () => canvas.getAllByRole('figure')[0]?.getBoundingClientRect().width ?? 0;
  const widths = [width()];
  for (const size of ['Small', 'Large']) {
    await userEvent.click(canvas.getByRole('button', { name: size }));
    widths.push(width());
  }
  const [medium = 0, small = 0, large = 0] = widths;
  await expect(small).toBeLessThan(medium);
  await expect(large).toBeGreaterThan(medium);
});
Area.test('shows the text of a note as it was typed (DESK-060)', async ({ canvas }) => {
  await expect(canvas.getByText(/^Say what was kept/)).toHaveTextContent('The icon repeats the alert.');
});

export const AllAreas = meta.story({
  tags: ['!dev', 'state:desk.sheet.all-areas'],
  args: { size: 'small' },
  parameters: { review: pictured },
});
AllAreas.test('has a heading for each area with its count (DESK-007)', async ({ canvas }) => {
  await expect(canvas.getByText('21 of 21 states')).toBeVisible();
  const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(heads).toEqual([
    'session 3 states',
    'list 3 states',
    'users 14 states',
    'tenant-not-found 1 state',
  ]);
});

/** Five times the states, of which only the first are near the window. */
export const ManyStates = meta.story({
  tags: ['!dev'],
  args: { size: 'small' },
  parameters: {
    review: {
      ...pictured,
      states: Array.from({ length: 5 }, (_, index) =>
        pictured.states.map((state) => ({ ...state, Area: `${state.Area}-${index}` })),
      ).flat(),
    },
  },
});
ManyStates.test('loads only pictures near the window (DESK-007)', async ({ canvas, canvasElement }) => {
  const pictures = () => canvas.queryAllByRole('img').length;
  await waitFor(() => expect(pictures()).toBeGreaterThan(0));
  await expect(pictures()).toBeLessThanOrEqual(40);
  const before = pictures();
  canvasElement.querySelector('section:last-of-type')?.scrollIntoView();
  await waitFor(() => expect(pictures()).toBeGreaterThan(before));
});

export const NotSignedOff = meta.story({
  tags: ['!dev', 'state:desk.sheet.not-signed-off'],
  args: { area: 'users', show: 'not-signed-off' },
  parameters: { review: pictured },
});
NotSignedOff.test('shows what is not signed off (DESK-006)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('3 of 14 states')).toBeVisible();
  for (const [show, count] of [
    ['Changes wanted', '1 of 14 states'],
    ['Changed since sign-off', '1 of 14 states'],
    ['All', '14 of 14 states'],
  ] as const) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), show);
    await expect(canvas.getByText(count)).toBeVisible();
  }
});

export const Live = meta.story({
  tags: ['!dev', 'state:desk.sheet.live'],
  args: { area: 'users' },
  parameters: { review: loadingFrames },
});
Live.test(
  'loads four frames at a time and marks them as live (DESK-010)',
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(4));
    await expect(canvas.getByTitle('users.page.populated, harbour-light-1280')).toHaveAttribute('inert');
    await expect(canvas.getAllByText('Live')).toHaveLength(14);
    // Once as the text of the waiting frame, once below it.
    await expect(canvas.getAllByText('users.page.failed')).toHaveLength(2);
  },
);

export const Missing = meta.story({
  tags: ['!dev', 'state:desk.sheet.missing'],
  parameters: { review: incomplete },
});
Missing.test(
  'says that a state has no story, and counts further stories (DESK-017, DESK-018)',
  async ({ canvas }) => {
    await expect(canvas.getAllByText('No story yet')[0]).toBeVisible();
    await expect(canvas.getByText('+ 2 more')).toBeVisible();
  },
);

export const DarkLook = meta.story({
  tags: ['!dev', 'state:desk.sheet.dark'],
  args: { area: 'users', look: 'banksia-dark-1280' },
  parameters: { review: pictured },
  globals: { tenant: 'banksia', mode: 'dark' },
});
DarkLook.test('shows the pictures of the look (DESK-005)', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Look' })).toHaveDisplayValue('banksia-dark-1280');
  await expect(await canvas.findByRole('img', { name: 'Populated, users.page.populated' })).toBeVisible();
});

export const Narrow = meta.story({
  ...phone,
  tags: ['!dev', 'state:desk.sheet.narrow'],
  args: { area: 'users' },
  parameters: { ...phone.parameters, review: pictured },
});
Narrow.test('has one column, and choices in two lines (DESK-022)', async ({ canvas }) => {
  await waitFor(() => expect(innerWidth).toBe(390));
  const [first, second] = canvas.getAllByRole('figure').map((figure) => figure.getBoundingClientRect());
  await expect(second?.left).toBe(first?.left);
  await expect(document.documentElement.scrollWidth).toBe(390);
});
