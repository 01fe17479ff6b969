import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { baseLook } from '../../tools/review/records.ts';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { ContactSheet, type SheetChoices } from './contact-sheet.tsx';
import { incomplete, live, pictured } from './fixtures.ts';
import { loadReview, WithReview } from './review-page.tsx';

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

export const Area = meta.story({
  tags: ['!dev', 'state:desk.sheet.area'],
  args: { area: 'users' },
  parameters: { review: pictured },
});
Area.test(
  'shows every state of the area with its review and the text of its note (DESK-006, DESK-059, DESK-060)',
  async ({ canvas }) => {
    await expect(canvas.getByText('7 of 7 states')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(7);
    await expect(canvas.getByText('Changed since 21 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('Changes wanted by Edna Edit')).toBeVisible();
    await expect(canvas.getByText('Not reviewed')).toBeVisible();
    await expect(canvas.getByText(/^Say what was kept/)).toHaveTextContent('The icon repeats the alert.');
    await expect(canvas.getAllByText('Accepted by Fiona Full, 21 Nov 2026')).toHaveLength(4);
    await expect(await canvas.findByRole('img', { name: 'Populated, users.page.populated' })).toBeVisible();
  },
);
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
export const AllAreas = meta.story({
  tags: ['!dev', 'state:desk.sheet.all-areas'],
  args: { size: 'small' },
  parameters: { review: pictured },
});
AllAreas.test('has a heading for each area with its count (DESK-007)', async ({ canvas }) => {
  await expect(canvas.getByText('10 of 10 states')).toBeVisible();
  const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(heads).toEqual(['list 2 states', 'users 7 states', 'tenant-not-found 1 state']);
});

AllAreas.test('lets the browser load only pictures near the window (DESK-007)', async ({ canvas }) => {
  const pictures = canvas.getAllByRole<HTMLImageElement>('img');
  await expect(pictures).toHaveLength(10);
  await expect(pictures.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
});

export const NotSignedOff = meta.story({
  tags: ['!dev', 'state:desk.sheet.not-signed-off'],
  args: { area: 'users', show: 'not-signed-off' },
  parameters: { review: pictured },
});
NotSignedOff.test('shows what is not signed off (DESK-006)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('3 of 7 states')).toBeVisible();
  for (const [show, count] of [
    ['Changes wanted', '1 of 7 states'],
    ['Changed since sign-off', '1 of 7 states'],
    ['All', '7 of 7 states'],
  ] as const) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), show);
    await expect(canvas.getByText(count)).toBeVisible();
  }
});

export const Live = meta.story({
  tags: ['!dev', 'state:desk.sheet.live'],
  args: { area: 'users' },
  parameters: { review: live },
});
Live.test('marks live figures, whose frames are scaled (DESK-010)', async ({ canvas }) => {
  await expect(canvas.getAllByText('Live')).toHaveLength(7);
  const frame = await canvas.findByTitle('users.page.populated, harbour-light-1280');
  await expect(frame).toHaveAttribute('inert');
  const box = frame.parentElement?.clientWidth ?? 0;
  await expect(frame.getBoundingClientRect().width).toBeCloseTo(box, 0);
});

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
