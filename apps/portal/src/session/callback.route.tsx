import { Loader } from '@portal/ui/loader';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefs } from '../base/paths.ts';
import { useServices } from '../base/services.tsx';
import { Unavailable } from './unavailable.tsx';
import { useSessionState } from './use-session.ts';

/** The redirect target of the provider: finishes the sign-in and opens the requested page. */
export function CallbackRoute() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { phase } = useSessionState();
  useEffect(() => {
    let unmounted = false;
    void session.finishSignIn(location.href).then((returnTo) => {
      if (returnTo !== undefined && !unmounted) void navigate(returnTo, { replace: true });
    });
    return () => {
      unmounted = true;
    };
  }, [session, navigate]);

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
