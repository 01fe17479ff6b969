import type { ReactNode } from 'react';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { loadReviewData, type ReviewData } from './review-data.ts';
import { ReviewPage } from './review-page.tsx';

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
