import { Loader } from '@portal/ui/loader';
import { useMemo } from 'react';
import { ApplicationExcerpt, SampleExcerpt } from '../screens/applications/detail/application-excerpt.tsx';
import { useApplicationDetail } from '../screens/applications/detail/use-application-detail.ts';
import { useFirstApplication } from '../screens/applications/list/use-first-application.ts';
import type { PortalSurfaceProps } from '../screens/brand/preview/portal-surface.ts';
import { PortalFrame } from './portal-frame.tsx';

/** The first application of the user's list. Users who see none get a sample. */
export function ApplicationSurface({ children }: PortalSurfaceProps) {
  const { first, isEmpty, retry } = useFirstApplication();
  const guid = first?.ApplicationGuid;
  const reading = useApplicationDetail(guid);
  // The same element is not rendered again while a colour is being typed.
  const page = useMemo(
    () => <PortalFrame>{isEmpty ? <SampleExcerpt /> : <First guid={guid} />}</PortalFrame>,
    [isEmpty, guid],
  );
  return children(page, {
    isSample: isEmpty,
    retry: retry ?? (reading.state === 'failed' ? reading.retry : undefined),
  });
}

function First({ guid }: { guid: string | undefined }) {
  const reading = useApplicationDetail(guid);
  return reading.state === 'ready' ? (
    <ApplicationExcerpt reading={reading} />
  ) : (
    <Loader text="Loading application..." />
  );
}
