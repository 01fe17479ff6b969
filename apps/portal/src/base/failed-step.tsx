import { reportReason, type Client } from '@portal/api/client';
import { useCopied } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { Copy } from 'lucide';
import { useEffect } from 'react';

export interface FailedStepProps {
  /** Begins with the name of the step and a colon. */
  readonly reason: string;
  /** Reports the reason. Undefined before there is a configuration. */
  readonly client: Client | undefined;
}

/** The step that failed, and a button that copies the reason for support. */
export function FailedStep({ reason, client }: FailedStepProps) {
  const { copied, copy } = useCopied();
  useEffect(() => {
    reportReason(client, reason, undefined);
  }, [reason, client]);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>Failed step: {reason.split(':', 1)[0]}.</p>
      <Button size="sm" icon={Copy} onClick={() => void copy(reason)}>
        {copied ? 'Copied' : 'Copy reason for support'}
      </Button>
    </div>
  );
}
