import { pages } from '@portal/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useUser } from '../session/use-session.ts';
import { landing } from '../base/landing.ts';
import { preloadScreen } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';
import { useClient } from '../base/services.tsx';
import { useMaySee, type Needs } from './guards.tsx';

/** Loads the script and, if the user may see them, the data of the first screen in parallel with the configuration. */
export function useEarlyScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  const { pathname, search } = useLocation();
  const [first] = useState({ path: pathname === hrefs.home ? landing(user.claims) : pathname, search });
  const page: Needs | undefined = Object.values<Needs & { path: string }>(pages).find(({ path }) =>
    matchPath(path, first.path),
  );
  const maySee = useMaySee()(page ?? {});
  useEffect(() => {
    const opening = { client, queryClient, user, search: new URLSearchParams(first.search) };
    const left = new AbortController();
    preloadScreen(first.path, maySee ? opening : undefined, left.signal);
    return () => left.abort();
  }, [client, queryClient, user, first, maySee]);
}
