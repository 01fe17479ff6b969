import type { SessionUser } from '@portal/api/client';
import { accountQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { MessagePage } from '@portal/ui/message-page';
import { useMutation } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../base/document-title.ts';
import { hrefs } from '../base/paths.ts';
import { useClient, useServices } from '../base/services.tsx';
import { useTenant } from '../base/use-tenant.ts';
import { Unavailable } from './unavailable.tsx';

type Step = 'looking' | 'going' | 'failed' | { readonly holder: SessionUser };

export interface FederatedSignInProps {
  /** None where the address had none. */
  readonly pair: { readonly token: string; readonly hash: string } | undefined;
  /** What is seen meanwhile. */
  readonly waiting: ReactElement;
}

/** Signs in whoever the pair is for; asks first where somebody is signed in (AUTH-026, AUTH-027). */
export function FederatedSignIn({ pair, waiting }: FederatedSignInProps) {
  const { session } = useServices();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(pair ? 'looking' : 'failed');
  const { mutateAsync: show } = useMutation(accountQueries(useClient()).signInFederated());
  const begun = useRef(false);

  const goOn = useCallback(async () => {
    if (!pair) return;
    setStep('going');
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
    void session.holder().then((holder) => (holder ? setStep({ holder }) : goOn()));
  }, [pair, session, goOn]);

  const home = () => void navigate(hrefs.home, { replace: true });
  if (step === 'failed') return <Unavailable onRetry={home} />;
  if (typeof step === 'object')
    return <Question holder={step.holder} onGoOn={() => void goOn()} onStay={home} />;
  return waiting;
}

interface QuestionProps {
  readonly holder: SessionUser;
  readonly onGoOn: () => void;
  readonly onStay: () => void;
}

/** Nobody loses a session, and what they are typing in another tab, to an address that they were sent. */
function Question({ holder: { displayName }, onGoOn, onStay }: QuestionProps) {
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
          <Button size="md" variant="primary" onClick={onGoOn}>
            Log out and go on
          </Button>
        </>
      }
    >
      <p>
        You have followed an address that signs somebody in. Going on logs {displayName} out in every tab of
        this browser; what is not saved there is lost.
      </p>
    </MessagePage>
  );
}
