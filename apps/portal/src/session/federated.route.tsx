import { Loader } from '@portal/ui/loader';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { lazyScreen } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';

// Has no path, so that it is not preloaded while the token pair is in the address.
const FederatedSignIn = lazyScreen([], async () => (await import('./federated-sign-in.tsx')).FederatedSignIn);

const redirecting = <Loader fullPage text="Redirecting to SSO Authentication" />;

/**
 * The page to which the tenant's identity system redirects users (OP-027). Nothing is requested, not even the next
 * script, while the pair is in the address. So neither the history nor a request log keeps it.
 */
export function FederatedRoute() {
  const navigate = useNavigate();
  const { token, hash } = useParams();
  const [pair] = useState(token !== undefined && hash !== undefined ? { token, hash } : undefined);
  const shown = token !== undefined;
  useEffect(() => {
    if (shown) void navigate(hrefs.federated, { replace: true });
  }, [shown, navigate]);
  if (shown) return redirecting;
  return (
    <Suspense fallback={redirecting}>
      <FederatedSignIn pair={pair} waiting={redirecting} />
    </Suspense>
  );
}
