import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { fromArg, toArg } from './addresses.ts';
import { incomplete, live, pictured } from './fixtures.ts';
import { Looks } from './looks.tsx';
import { loadReview, WithReview } from './review-page.tsx';

interface LooksArgs {
  /** Id of the state, with two underscores for a dot. */
  state: string;
}

const meta = preview.meta({
  title: 'Review/Looks',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  args: { state: '' } as LooksArgs,
  render: function OneState({ state }: LooksArgs, { loaded }) {
    const [, updateArgs] = useArgs<LooksArgs>();
    return (
      <WithReview title="Looks" loaded={loaded}>
        {(data) => (
          <Looks
            data={data}
            state={fromArg(state)}
            onStateChange={(id) => updateArgs({ state: toArg(id) })}
          />
        )}
      </WithReview>
    );
  },
});

/** One state in every tenant, mode and width. */
export const Default = meta.story({ name: 'Looks' });
const populated = { state: 'users__page__populated' };

export const Twelve = meta.story({
  tags: ['!dev', 'state:desk.looks.twelve'],
  args: populated,
  parameters: { review: pictured },
});
Twelve.test(
  'shows pictures of three tenants in four looks (DESK-009, DESK-010)',
  async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Tenant', 'Light · 1280', 'Light · 390', 'Dark · 1280', 'Dark · 390']);
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Harbour', 'Meridian', 'Banksia']);
    await expect(canvas.getAllByRole('figure')).toHaveLength(12);
    await expect(canvas.getByText('Harbour · light · 1280')).toBeVisible();
    await expect(canvas.getByText('Banksia · dark · 390')).toBeVisible();
    await expect(canvas.getByText('Accepted by Fiona Full, 21 Nov 2026')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Populated, users.page.populated' })).toHaveLength(12);
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

/** Live frames whose stories take the focus. */
export const FocusInFrames = meta.story({
  tags: ['!dev'],
  args: populated,
  parameters: { review: live },
});
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
  tags: ['!dev'],
  args: { state: 'tenant-not-found__page__shown' },
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
  tags: ['!dev'],
  args: { state: 'tenant-not-found__page__offline' },
  parameters: { review: incomplete },
});
NoStory.test('says that the state has no story (DESK-017)', async ({ canvas }) => {
  await expect(canvas.getByText('No story yet')).toBeVisible();
});

export const Narrow = meta.story({
  ...phone,
  tags: ['!dev'],
  args: populated,
  parameters: { ...phone.parameters, review: pictured },
});
Narrow.test('scrolls the table in its region (DESK-022)', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Looks' });
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(390);
});
