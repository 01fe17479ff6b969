import { Permission, unreadableIn, type Comment } from '@portal/api/contract';
import { commentQueries } from '@portal/api/queries';
import { Avatar } from '@portal/ui/avatar';
import { useFocusFallback } from '@portal/ui/behaviours';
import { Spinner } from '@portal/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { fullDate } from '../../../formats/dates.ts';
import { Allowed } from '../../../session/allowed.tsx';
import { useCan } from '../../../session/use-session.ts';
import { DetailCard } from '../detail/detail-card.tsx';
import type { DetailPartProps } from '../detail/detail-part.ts';
import { sideReading, type SideReading } from '../detail/side-reading.ts';
import { CommentBox } from './comment-box.tsx';

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

interface CommentListProps extends SideReading {
  comments: readonly Comment[];
  dateFormat: string | null | undefined;
}

/** Comments as plain text, newest first. If they could not be loaded, the list is empty with Retry (OP-250). */
function CommentList({ comments, dateFormat, state, onRetry }: CommentListProps) {
  const focusFallback = useFocusFallback();
  return (
    <div ref={focusFallback} tabIndex={-1} role="group" aria-label="Comments" aria-busy={state === 'loading'}>
      {state === 'loading' && <Spinner size="lg" label="Loading comments..." />}
      {state !== 'loading' && comments.length === 0 && <p className="text-text-muted">No comments.</p>}
      {state === 'failed' && <Retry onClick={onRetry} className="mt-2" />}
      {comments.length > 0 && (
        <ol className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0">
          {comments.map(({ CommentId, UserDisplayName, Comment: written, CommentTimestamp }) => (
            <li key={CommentId} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
              <Avatar name={UserDisplayName} />
              <div className="min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <bdi className="min-w-0 font-semibold wrap-anywhere">{UserDisplayName}</bdi>
                  <time
                    dateTime={new Date(CommentTimestamp * 1000).toISOString()}
                    className="text-xs text-text-muted tabular-nums"
                  >
                    {fullDate(CommentTimestamp, dateFormat)}
                  </time>
                </p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {written}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
