import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useUser } from '../session/use-session.ts';
import { landing } from './landing.ts';
import { hrefs, paths } from './paths.ts';
import { useClient } from './services.tsx';

/** What the first page shows, a list or an application, is asked for beside the configuration, not after it. */
export function useEarlyScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  const { pathname, search } = useLocation();
  const [first] = useState({ path: pathname === hrefs.home ? landing(user.claims) : pathname, search });
  useEffect(() => {
    const services = { client, queryClient };
    if (first.path.startsWith(hrefs.list('my'))) {
      import('../screens/applications/list/list.route.tsx')
        .then(({ askForListEarly }) => askForListEarly(services, user.claims, first.path, first.search))
        .catch(() => undefined);
    } else if (matchPath(paths.application, first.path)) {
      import('../screens/applications/detail/detail.route.tsx')
        .then(({ askForDetailEarly }) => askForDetailEarly(services, first.path))
        .catch(() => undefined);
    }
  }, [client, queryClient, user, first]);
}
