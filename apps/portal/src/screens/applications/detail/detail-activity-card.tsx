import { deservesRetry } from '@portal/api/contract';
import { applicationQueries, failureOf } from '@portal/api/queries';
import { ActivityFeed } from '@portal/ui/activity-feed';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../app/services.tsx';
import { feedDate } from '../../../formats/dates.ts';
import { DetailCard } from './detail-card.tsx';

/** What happened to the application. It fails alone: the other cards keep their data (OP-158). */
export function DetailActivityCard({ guid }: { guid: string }) {
  const feed = useQuery(applicationQueries(useClient()).activityFeed(guid));
  const failure = failureOf(feed.error);
  const failed = feed.data === undefined && failure !== undefined && deservesRetry(failure);
  const items = feed.data?.ActivityFeedItems.map(({ Text, Timestamp }, index) => ({
    id: index,
    text: Text,
    at: new Date(Timestamp * 1000),
  }));
  return (
    <DetailCard heading="Activity feed">
      <ActivityFeed
        items={items ?? []}
        state={feed.isPending ? 'loading' : failed ? 'failed' : 'ready'}
        formatTime={feedDate}
        onRetry={() => void feed.refetch()}
      />
    </DetailCard>
  );
}
