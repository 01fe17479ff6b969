import { useId, useState, type ComponentProps } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { activityFeedDocs } from '../../../docs/components/activity-feed.docs.tsx';
import { ActivityFeed, type ActivityFeedProps } from './activity-feed.tsx';
import { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';

const meta = preview.meta({
  title: 'Blocks/Activity feed',
  component: ActivityFeed,
  args: {
    items: [
      { id: 1, text: 'Order placed by Ada Brook', at: new Date('2026-11-03T09:05:00+11:00') },
      { id: 3, text: 'Order sent', at: new Date('2026-11-20T16:40:00+11:00'), tone: 'success' as const },
      { id: 2, text: 'Payment refused', at: new Date('2026-11-04T10:00:00+11:00'), tone: 'danger' as const },
    ],
    timeZone: 'Australia/Sydney',
    onRetry: fn(),
  },
  parameters: { block: activityFeedDocs },
});

async function tellsTheNewestFirst({
  canvas,
  canvasElement,
}: Pick<StoryContext<ActivityFeedOptions>, 'canvas' | 'canvasElement'>) {
  const entries = canvas.getAllByRole('listitem');
  await expect(entries.map((entry) => entry.textContent)).toEqual([
    'Order sent20 Nov 2026 16:40',
    'Payment refused4 Nov 2026 10:00',
    'Order placed by Ada Brook3 Nov 2026 09:05',
  ]);
  await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T05:40:00.000Z');
}

/** The entries of an order, newest first. */
export const Default = meta.story();
Default.test('lists the newest first, each with its time', tellsTheNewestFirst);

async function isToldByDay({ canvas }: Pick<StoryContext<ActivityFeedOptions>, 'canvas'>) {
  const told = canvas.getAllByRole('list').map((list) => [
    canvas.getByRole('heading', { name: nameOf(list) }).textContent,
    ...within(list)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ]);
  await expect(told).toEqual([
    ['Today, 21 Nov 2026', 'Order sent00:30'],
    ['Yesterday, 20 Nov 2026', 'Parcel packed23:30', 'Payment refused10:00'],
    ['3 Nov 2026', 'Order placed by Ada Brook09:05'],
  ]);
}
const nameOf = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

const aroundMidnight = [
  { id: 1, text: 'Order placed by Ada Brook', at: new Date('2026-11-02T22:05:00Z') },
  { id: 4, text: 'Order sent', at: new Date('2026-11-20T13:30:00Z'), tone: 'success' as const },
  { id: 3, text: 'Parcel packed', at: new Date('2026-11-20T12:30:00Z') },
  { id: 2, text: 'Payment refused', at: new Date('2026-11-19T23:00:00Z'), tone: 'danger' as const },
];

/** Entries grouped by day, with today and yesterday named. */
export const ByDay = meta.story({
  tags: ['visual'],
  args: { items: aroundMidnight, byDay: true, now: new Date('2026-11-20T14:00:00Z') },
});
ByDay.test('groups the entries by their days in Sydney', isToldByDay);
ByDay.test('shows the whole date and the zone in the title of a time', async ({ canvas }) => {
  await expect(canvas.getByTitle('21 Nov 2026 00:30 GMT+11')).toHaveTextContent('00:30');
});

/** The same entries in another time zone fall on other days. */
export const InAnotherZone = meta.story({
  args: {
    items: aroundMidnight,
    byDay: true,
    now: new Date('2026-11-20T14:00:00Z'),
    timeZone: 'Australia/Perth',
  },
});
InAnotherZone.test('names the day that is today in that zone', async ({ canvas }) => {
  const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
  await expect(headings).toEqual(['Today, 20 Nov 2026', '3 Nov 2026']);
});

/** The feed in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('has its icons at the right', async ({ canvas }) => {
  const [entry] = canvas.getAllByRole('listitem');
  const [dot, text] = Array.from(entry?.children ?? [], (part) => part.getBoundingClientRect().left);
  await expect(dot).toBeGreaterThan(text ?? Infinity);
});

/** Storybook serialises the args, and cannot serialise an invalid date. */
const WithNoDate = ({ items, ...props }: ActivityFeedProps) => (
  <ActivityFeed {...props} items={[...items, { id: 3, text: hostile.markup, at: new Date(NaN) }]} />
);

/** Extreme texts, unknown times and an unknown zone. */
export const HostileContent = meta.story({
  args: {
    byDay: true,
    timeZone: 'Mars/Olympus',
    items: [
      { id: 1, text: hostile.long, at: new Date('9999-12-31T23:59:59Z'), tone: untyped('pink') },
      { id: 2, text: hostile.emoji, at: new Date(0) },
      { id: 4, text: hostile.rightToLeft, at: null },
    ],
  },
  render: (args) => <WithNoDate {...args} />,
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'names the zone that it falls back to and the unknown times',
  async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual(['31 Dec 9999', '1 Jan 1970', 'Time unknown']);
    await expect(canvas.getByText('23:59 UTC')).toBeVisible();
    await expect(canvas.getAllByText('Time unknown', { selector: 'time' })).toHaveLength(2);
    await expectNoOverflow(canvasElement);
  },
);

/** Times in a format of the page. */
export const OwnTimeFormat = meta.story({ args: { formatTime: (at: Date) => `in ${at.getFullYear()}` } });
OwnTimeFormat.test('shows the time in the given format', async ({ canvas }) => {
  await expect(canvas.getAllByText('in 2026')).toHaveLength(3);
});

/** Shown while the feed is loading. */
export const Loading = meta.story({ args: { items: [], state: 'loading' } });
Loading.test('names what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading activity...' })).toBeVisible();
  await expect(canvas.queryByText('No activity.')).toBeNull();
});

/** There are no entries. */
export const Empty = meta.story({ args: { items: [] } });
Empty.test('shows the empty text without Retry', async ({ canvas }) => {
  await expect(canvas.getByText('No activity.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The feed could not be loaded. */
export const Failed = meta.story({ args: { items: [], state: 'failed' } });
Failed.test('shows the empty text with Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No activity.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

function Retried(props: ActivityFeedProps) {
  const [state, setState] = useState<'failed' | 'loading'>('failed');
  return <ActivityFeed {...props} aria-label="Activity" state={state} onRetry={() => setState('loading')} />;
}

export const Retrying = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items: [] },
  render: (args) => <Retried {...args} role="group" />,
});
Retrying.test('keeps the focus when Retry disappears', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('group', { name: 'Activity' })).toHaveFocus());
});

function BareFeed(props: ActivityFeedOptions) {
  const { entries, days } = useActivityFeed(props);
  const id = useId();
  if (!props.byDay) return <BareEntries entries={entries} />;
  return days.map((day) => (
    <div key={day.key}>
      <h3 id={id + day.key}>{day.heading}</h3>
      <BareEntries entries={day.entries} aria-labelledby={id + day.key} />
    </div>
  ));
}

interface BareEntriesProps extends ComponentProps<'ul'> {
  entries: ReturnType<typeof useActivityFeed>['entries'];
}

function BareEntries({ entries, ...rest }: BareEntriesProps) {
  return (
    <ul {...rest}>
      {entries.map(({ id, text, timeProps }) => (
        <li key={id}>
          {text}
          <time {...timeProps} />
        </li>
      ))}
    </ul>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareFeed {...args} />,
});
HeadlessHook.test('lists the newest first, each with its time', tellsTheNewestFirst);

export const HeadlessHookByDay = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items: aroundMidnight, byDay: true, now: new Date('2026-11-20T14:00:00Z') },
  render: (args) => <BareFeed {...args} />,
});
HeadlessHookByDay.test('groups the entries by their days in Sydney', isToldByDay);
