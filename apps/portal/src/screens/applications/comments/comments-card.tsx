import { Permission, unreadableIn } from '@portal/api/contract';
import { commentQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { Allowed } from '../../../session/allowed.tsx';
import { useCan } from '../../../session/use-session.ts';
import { DetailCard } from '../detail/detail-card.tsx';
import type { DetailPartProps } from '../detail/detail-part.ts';
import { sideReading } from '../detail/side-reading.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentList } from './comment-list.tsx';

/** The comments on the application and the box to add one; each needs its own claim (OP-153). */
export function CommentsCard({ reading }: DetailPartProps) {
  const { application, configuration } = reading;
  const guid = application.ApplicationGuid;
  const readable = useCan()(Permission.commentsView);
  const written = useQuery({ ...commentQueries(useClient()).list(guid), enabled: readable });
  const comments = readable ? (written.data?.Comments ?? []) : [];

  return (
    <DetailCard
      heading="Comments"
      unreadable={unreadableIn(written.data)}
      count={comments.length || undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Allowed to={Permission.commentAdd}>
          <CommentBox key={guid} guid={guid} />
        </Allowed>
        {readable && (
          <CommentList
            comments={comments}
            dateFormat={configuration.DefaultDateFormat}
            {...sideReading(written)}
          />
        )}
      </div>
    </DetailCard>
  );
}
