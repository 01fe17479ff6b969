import type { ReactNode } from 'react';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { loadReviewData, type ReviewData } from './review-data.ts';

/** Loads what a page of reviews shows. A story may give its own data: `parameters.review`. */
export async function loadReview({ parameters }: { parameters: Record<string, unknown> }) {
  const given = parameters['review'] as ReviewData | undefined;
  return { review: given ?? (await loadReviewData().catch(() => undefined)) };
}

interface WithReviewProps {
  title: string;
  loaded: Record<string, unknown>;
  children: (data: ReviewData) => ReactNode;
}

/** Draws a page with the data that `loadReview` has loaded. */
export function WithReview({ title, loaded, children }: WithReviewProps) {
  const data = loaded['review'] as ReviewData | undefined;
  if (data) return children(data);
  return (
    <ReviewPage title={title} count="">
      <EmptyState
        tone="danger"
        title="The states could not be loaded."
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </ReviewPage>
  );
}

interface ReviewPageProps {
  title: string;
  /** How much the page shows, as `14 of 14 states`. */
  count: string;
  children: ReactNode;
}

/** A page of the group 'Review', as wide as its pictures need. */
export function ReviewPage({ title, count, children }: ReviewPageProps) {
  return (
    <main className="sb-unstyled min-h-[100dvh] bg-surface font-sans text-sm text-text">
      <div className="mx-auto grid max-w-[1376px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-8 min-[481px]:px-8 min-[481px]:pt-[28px] min-[481px]:pb-[40px]">
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-[-0.015em]">{title}</h1>
          <p className="text-text-muted">{count}</p>
        </header>
        {children}
      </div>
    </main>
  );
}
