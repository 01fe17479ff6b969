import type { Envelope } from '@portal/api/contract';
import { openingQueries } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { openForm } from '../../opening/open-form.ts';
import { BlockedWindow } from '../../opening/blocked-window.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

/** Confirms the reset of approvals, then opens the form (ACT-043, OP-129). */
export function EditApplicationDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { mutateAsync } = useMutation(openingQueries(useClient()).edit(application.guid));
  const [href, setHref] = useState<string>();
  const call = async (): Promise<Envelope> => {
    const outcome = await openForm(mutateAsync(true), UNKNOWN_ERROR);
    if (outcome.kind === 'refused') return { ErrorNo: 1, Message: outcome.text };
    if (outcome.kind === 'blocked') setHref(outcome.href);
    return { ErrorNo: 0 };
  };
  return (
    <ConfirmAction
      {...props}
      action="edit"
      title="Edit Application"
      call={call}
      resultDetails={href && <BlockedWindow href={href} />}
    >
      Editing application {application.id} resets its approval process. Prior approvers must approve again.
    </ConfirmAction>
  );
}
