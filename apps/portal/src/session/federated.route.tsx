import { Loader } from '@portal/ui/loader';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { lazyScreen } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';

// At no path: brought ahead, it would be asked for while the pair is shown.
const FederatedSignIn = lazyScreen([], async () => (await import('./federated-sign-in.tsx')).FederatedSignIn);

const redirecting = <Loader fullPage text="Redirecting to SSO Authentication" />;

/**
 * Where the tenant's own identity system sends somebody (OP-027). Nothing is asked for while the pair stands in the
 * address, the script of what follows included: neither the history nor a record of calls keeps it.
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
