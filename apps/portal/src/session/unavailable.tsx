import { Button } from '@portal/ui/button';
import { MessagePage } from '@portal/ui/message-page';
import { PlugZap, RotateCcw } from 'lucide';
import { useDocumentTitle } from '../base/document-title.ts';
import { Reason } from '../base/reason.tsx';
import { useClient } from '../base/services.tsx';
import { useSupport, useTenant } from '../base/use-tenant.ts';
import { useSessionState } from './use-session.ts';

export interface UnavailableProps {
  readonly onRetry: () => void;
  /** Why the sign-in failed. Default: what the session says. */
  readonly reason?: string | undefined;
}

/** Shown after a failed sign-in; the address stays unchanged (OP-016). */
export function Unavailable({ onRetry, reason: given }: UnavailableProps) {
  const client = useClient();
  const tenant = useTenant();
  const state = useSessionState();
  const support = useSupport(tenant);
  const reason = given ?? (state.phase === 'failed' ? state.reason : undefined);
  useDocumentTitle('Portal unavailable');
  return (
    <MessagePage
      heading="Portal unavailable"
      brand={tenant?.DisplayName}
      icon={PlugZap}
      support={support}
      actions={
        <Button size="md" icon={RotateCcw} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {state.phase === 'failed' && state.storageBlocked ? (
        <p>Your browser stores nothing for this site. Allow cookies and site data for it, then try again.</p>
      ) : (
        <p>You could not be signed in. Try again in 5-10 minutes.</p>
      )}
      <p>If the problem continues, contact support.</p>
      {reason !== undefined && <Reason reason={reason} client={client} />}
    </MessagePage>
  );
}
