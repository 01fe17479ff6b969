import { getActivityFeed } from '@portal/api/contract';
import { timestampOf, detailOf, guidOf, mock, errorResponse, scenario } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card } from './detail-steps.ts';

const newest = timestampOf('2025-02-05T09:07:00+11:00');
const longText = `Documents were asked for: ${'a certified copy of the trust deed with every schedule, '.repeat(12)}by post`;
const feed = (ActivityFeedItems: { Text: string; Timestamp: number }[]) =>
  scenario(detailOf(), mock(getActivityFeed, { params: { guid: guidOf(1001) } }, { ActivityFeedItems }));

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Activity feed',
  component: PortalStory,
  args: {
    at: '/application/1001?from=all',
    scenario: feed(
      Array.from({ length: 80 }, (_, index) => ({
        Text: index === 1 ? longText : `Reminder ${80 - index} sent`,
        Timestamp: newest - index * 7_200,
      })),
    ),
  },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Activity feed' } },
  tags: ['screen'],
});

/** Shows the history of an application, newest entry first. */
export const Default = meta.story({ tags: ['state:activity.feed.populated'] });
Default.test(
  'lists every event with its time, newest first (API-039, CONST-017, DETAIL-072, DETAIL-073, OP-122)',
  async ({ canvas }) => {
    const entries = await (await card(canvas, 'Activity feed')).findAllByRole('listitem');
    await expect(entries).toHaveLength(80);
    await expect(entries[0]).toHaveTextContent('Reminder 80 sent5 Feb 2025 09:07');
    await expect(entries[1]).toHaveTextContent(longText);
    await expect(entries[79]).toHaveTextContent('Reminder 1 sent29 Jan 2025 19:07');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shown when the application has no recorded activity. */
export const Empty = meta.story({ args: { scenario: feed([]) }, tags: ['state:activity.feed.empty'] });
Empty.test("says 'No activity.' (OP-122)", async ({ canvas }) => {
  const activity = await card(canvas, 'Activity feed');
  await expect(await activity.findByText('No activity.')).toBeVisible();
  await expect(activity.queryByRole('button')).toBeNull();
});

/** Shown when the activity feed could not be loaded. */
export const Failed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getActivityFeed, 500)) },
});
Failed.test("says 'No activity.' and offers Retry (DETAIL-080, OP-250)", async ({ canvas }) => {
  const activity = await card(canvas, 'Activity feed');
  await expect(await activity.findByText('No activity.')).toBeVisible();
  await expect(activity.getByRole('button', { name: 'Retry' })).toBeVisible();
});
