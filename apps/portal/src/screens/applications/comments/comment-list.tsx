import type { Comment } from '@portal/api/contract';
import { useFocusFallback } from '@portal/ui/behaviours';
import { Avatar } from '@portal/ui/avatar';
import { Spinner } from '@portal/ui/spinner';
import { Retry } from '../../../base/retry.tsx';
import { fullDate } from '../../../formats/dates.ts';

export interface CommentListProps {
  comments: readonly Comment[];
  dateFormat: string | null | undefined;
  state: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
}

/** Comments as plain text, newest first. If they could not be loaded, the list is empty with Retry (OP-250). */
export function CommentList({ comments, dateFormat, state, onRetry }: CommentListProps) {
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
