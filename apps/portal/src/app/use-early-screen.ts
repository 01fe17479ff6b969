import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../session/use-session.ts';
import { landing } from '../base/landing.ts';
import { preloadScreen } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';
import { useClient } from '../base/services.tsx';

/** Loads the script and the data of the first screen in parallel with the configuration. */
export function useEarlyScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  const { pathname, search } = useLocation();
  const [first] = useState({ path: pathname === hrefs.home ? landing(user.claims) : pathname, search });
  useEffect(
    () => preloadScreen(first.path, { client, queryClient, user, search: new URLSearchParams(first.search) }),
    [client, queryClient, user, first],
  );
}
