import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';

const meta = preview.meta({
  component: ActivityFeed,
  args: {
    items: [
      { id: 1, text: 'Order placed by Ada Brook', at: new Date('2026-11-03T09:05:00+11:00') },
      { id: 3, text: 'Order sent', at: new Date('2026-11-20T16:40:00+11:00'), tone: 'success' as const },
      { id: 2, text: 'Payment refused', at: new Date('2026-11-04T10:00:00+11:00'), tone: 'danger' as const },
    ],
    onRetry: fn(),
  },
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

export const Default = meta.story();
Default.test('tells the newest first, each with its time', tellsTheNewestFirst);

export const OwnTimeFormat = meta.story({ args: { formatTime: (at: Date) => `in ${at.getFullYear()}` } });
OwnTimeFormat.test('tells the time as asked', async ({ canvas }) => {
  await expect(canvas.getAllByText('in 2026')).toHaveLength(3);
});

export const Loading = meta.story({ args: { items: [], state: 'loading' } });
Loading.test('says what is waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading activity...' })).toBeVisible();
  await expect(canvas.queryByText('No activity.')).toBeNull();
});

export const Empty = meta.story({ args: { items: [] } });
Empty.test('says that nothing happened, and offers nothing', async ({ canvas }) => {
  await expect(canvas.getByText('No activity.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Failed = meta.story({ args: { items: [], state: 'failed' } });
Failed.test('looks empty and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No activity.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

function BareFeed(props: ActivityFeedOptions) {
  const { entries } = useActivityFeed(props);
  return (
    <ul>
      {entries.map(({ id, text, timeProps }) => (
        <li key={id}>
          {text}
          <time {...timeProps} />
        </li>
      ))}
    </ul>
  );
}

export const AnotherLook = meta.story({ render: (args) => <BareFeed {...args} /> });
AnotherLook.test('tells the newest first, each with its time', tellsTheNewestFirst);
