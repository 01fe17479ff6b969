import { deservesRetry } from '@portal/api/contract';
import { brandQueries, failureOf } from '@portal/api/queries';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { CircleX } from 'lucide';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { prefetchQuery, type Opening } from '../../base/lazy-screen.tsx';
import { Retry } from '../../base/retry.tsx';
import { hrefs } from '../../base/paths.ts';
import { useClient } from '../../base/services.tsx';
import { Page } from '../../page/page.tsx';
import { parseBrandLocation } from './brand.location.ts';
import { LinkedDraft } from './draft-link.tsx';
import { StudioSkeleton } from './parts/studio-skeleton.tsx';
import type { PortalSurfaces } from './preview/portal-surface.ts';
import { Studio } from './studio.tsx';

/** Milliseconds between two reads, so that changes of other administrators appear within 5 s. */
const readEvery = 3000;
const title = 'Brand studio';

const reading = (client: Opening['client']) => ({
  ...brandQueries(client).brand(),
  // Lasts until the page shows it. A look from before the last visit would appear as a draft that has ended.
  gcTime: readEvery,
});

/** The studio in which administrators change the look of their tenant. */
export function BrandScreen({ surfaces }: { readonly surfaces: PortalSurfaces }) {
  const { search } = useLocation();
  const location = useMemo(() => parseBrandLocation(new URLSearchParams(search)), [search]);
  const read = useQuery({ ...reading(useClient()), refetchInterval: readEvery });
  const failure = failureOf(read.error);
  if (failure && !deservesRetry(failure)) return <Navigate to={hrefs.home} replace />;
  return (
    <>
      <Page title={title} crumbs={[{ label: 'Tenant Configuration', href: hrefs.admin }, { label: title }]} />
      {read.data ? (
        <LinkedDraft key={location.draft} draft={location.draft} brand={read.data}>
          <Studio brand={read.data} location={location} surfaces={surfaces} />
        </LinkedDraft>
      ) : (
        <>
          <PageHeader title={title} />
          {failure ? (
            <EmptyState
              role="alert"
              tone="danger"
              icon={CircleX}
              title="The studio cannot be shown."
              action={<Retry onClick={() => void read.refetch()} />}
            />
          ) : (
            <StudioSkeleton />
          )}
        </>
      )}
    </>
  );
}

BrandScreen.prefetch = (opening: Opening) => prefetchQuery(opening, reading(opening.client));
