import { useMemo } from 'react';
import { ListScreen } from '../screens/applications/list/list-screen.tsx';
import { SampleList } from '../screens/applications/list/sample-list.tsx';
import { firstPages, useFirstApplication } from '../screens/applications/list/use-first-application.ts';
import type { PortalSurfaceProps } from '../screens/brand/preview/portal-surface.ts';
import { PortalFrame } from './portal-frame.tsx';

/** The first page of the user's list. Users who see no application get sample rows. */
export function ListSurface({ children }: PortalSurfaceProps) {
  const { scope, isEmpty, retry } = useFirstApplication();
  // The same element is not rendered again while a colour is being typed.
  const page = useMemo(
    () => <PortalFrame>{isEmpty ? <SampleList /> : <ListScreen location={firstPages[scope]} />}</PortalFrame>,
    [isEmpty, scope],
  );
  return children(page, { isSample: isEmpty, retry });
}
