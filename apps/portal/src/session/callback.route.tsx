import { Loader } from '@portal/ui/loader';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefs } from '../base/paths.ts';
import { useServices } from '../base/services.tsx';
import { Unavailable } from './unavailable.tsx';
import { useSessionState } from './use-session.ts';

/** The redirect target of the provider: finishes the sign-in and opens the requested page. */
export function CallbackRoute() {
  const { client, session } = useServices();
  const navigate = useNavigate();
  const { phase } = useSessionState();
  useEffect(() => {
    let unmounted = false;
    const finish = async () => {
      const returnTo = await session.finishSignIn(location.href);
      const state = session.state();
      if (returnTo === undefined || unmounted) return;
      // Without them the plain list opens.
      if (state.phase === 'signedIn')
        await import('../kept/default-views.ts')
          .then(({ bringDefaultViews }) => bringDefaultViews(client, state.user))
          .catch(() => undefined);
      if (!unmounted) void navigate(returnTo, { replace: true });
    };
    void finish();
    return () => {
      unmounted = true;
    };
  }, [client, session, navigate]);

  if (phase !== 'failed') return <Loader fullPage text="Getting user status..." />;
  return (
    <Unavailable
      onRetry={() => {
        void session.signIn(hrefs.home);
        void navigate(hrefs.home, { replace: true });
      }}
    />
  );
}
