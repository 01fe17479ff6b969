import type { SessionUser } from '@portal/api/client';
import { accountQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { MessagePage } from '@portal/ui/message-page';
import { useMutation } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useDocumentTitle } from '../base/document-title.ts';
import { hrefs } from '../base/paths.ts';
import { useClient, useServices } from '../base/services.tsx';
import { useTenant } from '../base/use-tenant.ts';
import { Unavailable } from './unavailable.tsx';
import { trustedTenant, useTenantCheck } from './use-tenant-check.ts';

type Step = 'checking' | 'redirecting' | 'failed' | { readonly holder: SessionUser };

export interface FederatedSignInProps {
  /** Undefined if the address had none. */
  readonly pair: { readonly token: string; readonly hash: string } | undefined;
  /** Shown until the exchange finishes. */
  readonly waiting: ReactElement;
}

/** Finds the tenant first where the address of the API contains it and this browser does not know it yet. */
export function FederatedSignIn(props: FederatedSignInProps) {
  const services = useServices();
  const [skip] = useState(() => services.client.addresses.of('api', trustedTenant(services)) !== undefined);
  const tenant = useTenantCheck({ skip });
  if (typeof tenant === 'object') return <Navigate to={hrefs.tenantNotFound} replace />;
  return tenant === 'asking' ? props.waiting : <PairSignIn {...props} />;
}

/** Signs in the user of the pair; asks for confirmation if another user is signed in (AUTH-026, AUTH-027). */
function PairSignIn({ pair, waiting }: FederatedSignInProps) {
  const { session } = useServices();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(pair ? 'checking' : 'failed');
  const { mutateAsync: show } = useMutation(accountQueries(useClient()).signInFederated());
  const begun = useRef(false);

  const proceed = useCallback(async () => {
    if (!pair) return;
    setStep('redirecting');
    try {
      const { Token } = await show(pair);
      if (Token === undefined) setStep('failed');
      else await session.enter(Token);
    } catch {
      setStep('failed');
    }
  }, [pair, show, session]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (!pair) return;
    void session.holder().then((holder) => (holder ? setStep({ holder }) : proceed()));
  }, [pair, session, proceed]);

  const home = () => void navigate(hrefs.home, { replace: true });
  if (step === 'failed')
    return <Unavailable onRetry={home} reason="sign-in: C17 accepts no token and hash of this address" />;
  if (typeof step === 'object')
    return <Confirmation holder={step.holder} onConfirm={() => void proceed()} onStay={home} />;
  return waiting;
}

interface ConfirmationProps {
  readonly holder: SessionUser;
  readonly onConfirm: () => void;
  readonly onStay: () => void;
}

/**
 * Confirmation is required so that a link from someone else cannot end a session and lose unsaved text in other tabs.
 */
function Confirmation({ holder: { displayName }, onConfirm, onStay }: ConfirmationProps) {
  const tenant = useTenant();
  useDocumentTitle('Sign in');
  return (
    <MessagePage
      heading={`${displayName} is signed in`}
      brand={tenant?.DisplayName}
      icon={UserRoundCheck}
      actions={
        <>
          <Button size="md" onClick={onStay}>
            Stay signed in
          </Button>
          <Button size="md" variant="primary" onClick={onConfirm}>
            Log out and go on
          </Button>
        </>
      }
    >
      <p>
        You have followed an address that signs somebody in. Going on logs {displayName} out in every tab of
        this browser; unsaved changes there are lost.
      </p>
    </MessagePage>
  );
}
