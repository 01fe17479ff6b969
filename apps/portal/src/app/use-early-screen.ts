import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keptDefaultViews } from '../session/kept-views.ts';
import { useUser } from '../session/use-session.ts';
import { landing } from '../base/landing.ts';
import { preloadScreen } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';
import { useClient } from '../base/services.tsx';

/** Loads the script of the first screen and the rows of the list in parallel with the configuration. */
export function useEarlyScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  const { pathname, search } = useLocation();
  const [first] = useState({ path: pathname === hrefs.home ? landing(user.claims) : pathname, search });
  useEffect(() => {
    preloadScreen(first.path);
    if (!first.path.startsWith(hrefs.list('my'))) return;
    // A bare address opens the default view, which requests its own rows.
    if (first.search === '' && keptDefaultViews(user) !== null) return;
    import('../screens/applications/list/list.route.tsx')
      .then(({ prefetchList }) =>
        prefetchList({ client, queryClient }, user.claims, first.path, first.search),
      )
      .catch(() => undefined);
  }, [client, queryClient, user, first]);
}
