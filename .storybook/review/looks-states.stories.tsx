import { expect, waitFor } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { failingFrame, incomplete, pictured, stealingFrames } from './fixtures.ts';
import { Looks } from './looks.tsx';
import { loadReview, WithReview } from './review-story.tsx';

interface LooksArgs {
  state: string;
}

/** The page 'Looks' with data of its own. Hidden in the sidebar, which has the page itself. */
const meta = preview.meta({
  title: 'Review/Looks states',
  parameters: { layout: 'fullscreen', review: pictured },
  tags: ['!dev', '!autodocs'],
  loaders: [loadReview],
  args: { state: 'users.page.populated' } as LooksArgs,
  render: ({ state }: LooksArgs, { loaded }) => (
    <WithReview title="Looks" loaded={loaded}>
      {(data) => <Looks data={data} state={state} onStateChange={() => undefined} />}
    </WithReview>
  ),
});

export const Twelve = meta.story({ tags: ['state:desk.looks.twelve'] });
Twelve.test('shows three tenants in four looks (DESK-009)', async ({ canvas }) => {
  const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(heads).toEqual(['Tenant', 'Light · 1280', 'Light · 390', 'Dark · 1280', 'Dark · 390']);
  const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await expect(rows).toEqual(['Harbour', 'Meridian', 'Banksia']);
  await expect(canvas.getAllByRole('figure')).toHaveLength(12);
  await expect(canvas.getByText('Harbour · light · 1280')).toBeVisible();
  await expect(canvas.getByText('Banksia · dark · 390')).toBeVisible();
  await expect(canvas.getByText('Accepted by Fiona Full, 21 Nov 2026')).toBeVisible();
});
Twelve.test(
  'shows the pictures that were made for the looks (DESK-010)',
  async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('img', { name: 'Populated, users.page.populated' })).toHaveLength(12),
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
);
Twelve.test('chooses a state by typing (DESK-009)', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'State' });
  await userEvent.clear(field);
  await userEvent.type(field, 'USER-030');
  await userEvent.click(await canvas.findByRole('option', { name: 'users.page.failed' }));
  await expect(canvas.getByText('Changes wanted by Edna Edit')).toBeVisible();
  await expect(canvas.getByText(/^Say what was kept/)).toBeVisible();
});

export const FailedFrame = meta.story({
  tags: ['state:desk.looks.failed-frame'],
  parameters: { review: failingFrame },
});
FailedFrame.test(
  'says which look could not be shown, and tries again (DESK-010)',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('This story could not be shown.');
    await waitFor(() => expect(canvas.getAllByTitle(/^users\.page\.populated, /)).toHaveLength(11));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('This story could not be shown.')).toBeVisible();
  },
);

/** Live frames whose stories take the focus. */
export const FocusInFrames = meta.story({ parameters: { review: stealingFrames } });
FocusInFrames.test('keeps the focus where it is (DESK-011)', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'State' });
  await userEvent.click(field);
  await waitFor(() => expect(canvas.getAllByTitle(/^users\.page\.populated, /)).toHaveLength(12));
  const frames = canvas.getAllByTitle<HTMLIFrameElement>(/^users\.page\.populated, /);
  await waitFor(async () => {
    for (const frame of frames) await expect(frame.contentDocument?.title).toBe('Focused');
  });
  await expect(field).toHaveFocus();
});

export const MoreStories = meta.story({
  args: { state: 'tenant-not-found.page.shown' },
  parameters: { review: incomplete },
});
MoreStories.test('lists further stories of the state (DESK-018)', async ({ canvas }) => {
  await expect(canvas.getByText(/^\+ 2 more/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Narrow' })).toHaveAttribute(
    'href',
    '?path=/story/screens-tenant-not-found--narrow',
  );
});

export const NoStory = meta.story({
  args: { state: 'tenant-not-found.page.offline' },
  parameters: { review: incomplete },
});
NoStory.test('says that the state has no story (DESK-017)', async ({ canvas }) => {
  await expect(canvas.getByText('No story yet')).toBeVisible();
});

export const Narrow = meta.story({ ...phone, parameters: { ...phone.parameters, review: pictured } });
Narrow.test('scrolls the table in its region (DESK-022)', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Looks' });
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(390);
});
