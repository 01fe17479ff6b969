import { messageOf } from '@portal/api/contract';
import { brandQueries, failureOf } from '@portal/api/queries';
import { LinkButton } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark, History } from 'lucide';
import { useState, type ReactNode } from 'react';
import { hrefs } from '../../base/paths.ts';
import { Link } from '../../base/portal-link.tsx';
import { useClient } from '../../base/services.tsx';
import type { Brand } from './draft.model.ts';
import { StudioSkeleton } from './parts/studio-skeleton.tsx';

export interface LinkedDraftProps {
  /** Id of the draft that the address names. */
  readonly draft: string | undefined;
  readonly brand: Brand;
  /** The studio. */
  readonly children: ReactNode;
}

/** Shows the studio, or what became of the draft that a link names. A draft that ends later keeps the studio open. */
export function LinkedDraft({ draft, brand, children }: LinkedDraftProps) {
  const [isPresent] = useState(draft === undefined || brand.Draft?.DraftId === draft);
  return isPresent || draft === undefined ? children : <EndedDraft draft={draft} />;
}

function EndedDraft({ draft }: { draft: string }) {
  const { sentence, isPending } = useDraftEnd(draft);
  return (
    <>
      <PageHeader title="Brand studio" />
      {isPending ? (
        <StudioSkeleton />
      ) : (
        <EmptyState
          icon={sentence === notFound ? FileQuestionMark : History}
          title={sentence}
          action={<LinkButton render={<Link to={hrefs.brand} />}>Open the studio</LinkButton>}
        />
      )}
    </>
  );
}

const notFound = 'This draft cannot be found.';

/** What became of a draft, in a sentence. */
export function useDraftEnd(draft: string | undefined) {
  const read = useQuery({
    ...brandQueries(useClient()).draftEnd(draft ?? ''),
    enabled: draft !== undefined,
    gcTime: 0,
  });
  const failure = failureOf(read.error);
  return {
    isPending: read.isPending,
    sentence: failure?.kind === 'conflict' ? messageOf(failure) : notFound,
  };
}
