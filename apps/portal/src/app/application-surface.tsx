import { ApplicationExcerpt, SampleExcerpt } from '../screens/applications/detail/application-excerpt.tsx';
import { useApplicationDetail } from '../screens/applications/detail/use-application-detail.ts';
import { useFirstApplication } from '../screens/applications/list/use-first-application.ts';
import type { PortalSurfaceProps } from '../screens/brand/preview/portal-surface.ts';
import { Loader } from '@portal/ui/loader';
import { PortalFrame } from './portal-frame.tsx';

/** The first application of the user's list. Users who see none get a sample. */
export function ApplicationSurface({ children }: PortalSurfaceProps) {
  const { first, isEmpty, retry } = useFirstApplication();
  const reading = useApplicationDetail(first?.ApplicationGuid);
  const page =
    reading.state === 'ready' ? (
      <ApplicationExcerpt reading={reading} />
    ) : isEmpty ? (
      <SampleExcerpt />
    ) : (
      <Loader text="Loading application..." />
    );
  return children(<PortalFrame>{page}</PortalFrame>, {
    isSample: isEmpty,
    retry: retry ?? (reading.state === 'failed' ? reading.retry : undefined),
  });
}
