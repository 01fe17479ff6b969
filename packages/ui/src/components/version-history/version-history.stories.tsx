import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Badge } from '../badge/index.ts';
import { useVersionHistory } from './use-version-history.ts';
import { versionHistoryDocs } from '../../../docs/components/version-history.docs.tsx';
import { VersionHistory, type VersionEntry, type VersionHistoryProps } from './version-history.tsx';

const named = (number: number): VersionEntry<number> => ({
  id: number,
  title: `Version ${number}`,
  name: `version ${number}`,
});

const entries: readonly VersionEntry<number>[] = [
  {
    id: 3,
    title: 'Version 3',
    badge: <Badge tone="success">Current</Badge>,
    meta: 'Ada Brook · 20 Nov 2026 16:40',
    changes: 'Delivery 8 → 12',
    note: 'Winter prices',
  },
  { ...named(2), meta: 'Ben Castell · 4 Nov 2026 10:00', changes: 'Wrapping 2 → 3' },
  { ...named(1), meta: 'Set up', changes: 'Delivery 8, wrapping 2' },
];

const meta = preview.meta({
  title: 'Blocks/Version history',
  component: VersionHistory<number>,
  args: {
    label: 'History of prices',
    entries,
    renderComparison: (id: number) => <p>Delivery {id} → 12</p>,
    onRestore: fn(),
    onRetry: fn(),
  },
  parameters: { block: versionHistoryDocs },
});

/** Three versions of a price list; the newest one holds. */
export const Default = meta.story();
Default.test('lists the newest first, with person, time, changes and note', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'History of prices' }));
  await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version 3CurrentAda Brook · 20 Nov 2026 16:40Delivery 8 → 12Winter prices',
    'Version 2Ben Castell · 4 Nov 2026 10:00CompareRestoreWrapping 2 → 3',
    'Version 1Set upCompareRestoreDelivery 8, wrapping 2',
  ]);
});
Default.test('shows the person under the title, with buttons or without', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Ada Brook · 20 Nov 2026 16:40')).toBe(left('Version 3'));
  await expect(left('Ben Castell · 4 Nov 2026 10:00')).toBe(left('Version 2'));
});
Default.test('restores the named version only', async ({ canvas, args, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1' }));
  await expect(args.onRestore).toHaveBeenCalledWith(1);
});

/** The differences of version 1 are open. */
export const Compared = meta.story({
  tags: ['visual'],
  args: { defaultCompared: [1], onComparedChange: fn() },
});
Compared.test('opens and closes the differences under their entry', async ({ canvas, args, userEvent }) => {
  const compare = canvas.getByRole('button', { name: 'Compare version 1' });
  await expect(compare).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByText('Delivery 1 → 12')).toBeVisible();
  compare.focus();
  await userEvent.keyboard('{Enter}');
  await expect(compare).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByText('Delivery 1 → 12')).toBeNull();
  await expect(args.onComparedChange).toHaveBeenLastCalledWith([]);
});

/** There are older versions. */
export const More = meta.story({ args: { onShowMore: fn() } });
More.test('offers to show more', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onShowMore).toHaveBeenCalledOnce();
});

function Growing(props: VersionHistoryProps<number>) {
  const [all, setAll] = useState(false);
  return (
    <VersionHistory
      {...props}
      entries={all ? props.entries : props.entries.slice(0, 1)}
      onShowMore={all ? undefined : () => setAll(true)}
    />
  );
}

export const ShownMore = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Growing {...args} />,
});
ShownMore.test('keeps the focus when Show more disappears', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Show more' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(canvas.getByRole('group', { name: 'History of prices' })).toHaveFocus());
});

/** Older versions are loading. */
export const LoadingMore = meta.story({ args: { state: 'loading', onShowMore: fn() } });
LoadingMore.test('keeps the entries', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onShowMore).not.toHaveBeenCalled();
});

/** Shown while the history is loading. */
export const Loading = meta.story({ args: { entries: [], state: 'loading' } });
Loading.test('names what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading history...' })).toBeVisible();
  await expect(canvas.queryByText('No versions.')).toBeNull();
});

/** The history could not be read. */
export const Failed = meta.story({ args: { entries: [], state: 'failed' } });
Failed.test('says so, and offers Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^History cannot be shown\.$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Older versions could not be read; those before stay. */
export const FailedMore = meta.story({ args: { state: 'failed', onShowMore: fn() } });
FailedMore.test('keeps the entries, with Retry instead of Show more', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
});

/** There are no versions. */
export const Empty = meta.story({ args: { entries: [] } });
Empty.test('shows the empty text without buttons', async ({ canvas }) => {
  await expect(canvas.getByText('No versions.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Extreme texts in a narrow container. */
export const HostileContent = meta.story({
  args: {
    defaultCompared: [2],
    renderComparison: () => <p>{hostile.long}</p>,
    entries: [
      { ...named(2), title: hostile.long, meta: hostile.long, changes: hostile.long, note: hostile.markup },
      { ...named(1), title: hostile.rightToLeft, meta: hostile.emoji, changes: untyped(null) },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'shows texts as they are and stays within its container',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(hostile.markup)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
);

/** The history in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('has its buttons at the left', async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const title = canvas.getByText('Version 2').getBoundingClientRect();
  const button = canvas.getByRole('button', { name: 'Compare version 2' }).getBoundingClientRect();
  await expect(button.left).toBeLessThan(title.left);
});

function BareHistory({ entries: all, state }: VersionHistoryProps<number>) {
  const { shows, isCompared, getCompareProps, getComparisonProps } = useVersionHistory({
    ids: all.map(({ id }) => id),
    state,
  });
  if (shows !== 'entries') return <p>{shows}</p>;
  return (
    <ol>
      {all.map(({ id, title }) => (
        <li key={id}>
          {title}
          <button {...getCompareProps(id)}>Compare {id}</button>
          {isCompared(id) && <p {...getComparisonProps(id)}>Differences of {id}</p>}
        </li>
      ))}
    </ol>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareHistory {...args} />,
});
HeadlessHook.test('compares several entries at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare 1' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Compare 2' }));
  await expect(canvas.getByText('Differences of 1')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Compare 2' })).toHaveAttribute('aria-expanded', 'true');
});
