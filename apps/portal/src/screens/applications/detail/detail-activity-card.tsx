import { unreadableIn } from '@portal/api/contract';
import { oneApplicationQueries } from '@portal/api/queries';
import { ActivityFeed } from '@portal/ui/activity-feed';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { dateAndTime } from '../../../formats/zone.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { sideReading } from './side-reading.ts';

/** The history of the application. A failure affects only this card: the others keep their data (OP-158). */
export function DetailActivityCard({ reading: { application } }: Pick<DetailPartProps, 'reading'>) {
  const feed = useQuery(oneApplicationQueries(useClient()).activityFeed(application.ApplicationGuid));
  const items = feed.data?.ActivityFeedItems.map(({ Text, Timestamp }, index) => ({
    id: index,
    text: Text,
    at: new Date(Timestamp * 1000),
  }));
  return (
    <DetailCard heading="Activity feed" unreadable={unreadableIn(feed.data)}>
      <ActivityFeed items={items ?? []} {...sideReading(feed)} formatTime={dateAndTime} />
    </DetailCard>
  );
}
