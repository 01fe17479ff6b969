import { nameOfUser, userActions, type Envelope, type PortalUser, succeeded } from '@portal/api/contract';
import { throttledMessage, configurationQueries, userQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { Switch } from '@portal/ui/switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/services.tsx';

export interface UserDialogProps {
  readonly user: PortalUser;
  readonly onClose: () => void;
}

/** Returns the result that the dialog shows; `reasonIn` extracts the server's reason for a rejection. */
async function outcomeOf(
  call: Promise<Envelope>,
  done: string,
  failed: string,
  reasonIn?: (reply: Envelope) => string | null | undefined,
) {
  try {
    const reply = await call;
    return succeeded(reply) ? { message: done } : { succeeded: false, message: reasonIn?.(reply) || failed };
  } catch (error) {
    return { succeeded: false, message: throttledMessage(error) ?? failed };
  }
}

/** Dialog that confirms the deactivation or reactivation of a user (USER-049 to USER-057). */
const changeDialog = (change: 'deactivate' | 'reactivate', title: string, variant: 'danger' | 'primary') =>
  function ChangeUserDialog({ user, onClose }: UserDialogProps) {
    const { mutateAsync } = useMutation(userQueries(useClient()).change(change));
    return (
      <ConfirmResult
        open
        title={title}
        confirmVariant={variant}
        question={`Please confirm you would like to ${change} user ${nameOfUser(user)}.`}
        run={() =>
          outcomeOf(
            mutateAsync(user.GlobalUserId),
            `User ${change}d successfully.`,
            `There was an error when attempting to ${change} the user.`,
          )
        }
        onOpenChange={onClose}
      />
    );
  };

export const DeactivateDialog = changeDialog('deactivate', 'Deactivate User', 'danger');
export const ReactivateDialog = changeDialog('reactivate', 'Reactivate User', 'primary');

/** Grants or revokes a user's access to applications (USER-064 to USER-071). */
export function PermissionsDialog({ user, onClose }: UserDialogProps) {
  const client = useClient();
  const stored = user.HasApplicationAccess;
  const [access, setAccess] = useState(stored);
  const { mutateAsync } = useMutation(userQueries(client).changeAccess());
  const disclaimer = useQuery(configurationQueries(client).custom()).data?.EditPermissionsDisclaimerText;
  return (
    <ConfirmResult
      open
      title={userActions.editPermissions.label}
      confirmText="Save"
      disabledReason={access === stored ? 'Nothing has been changed.' : undefined}
      question={
        <div className="grid gap-4">
          <p className="font-medium">{nameOfUser(user)}</p>
          <Switch label="Application access" labelFirst checked={access} onCheckedChange={setAccess} />
          {disclaimer?.trim() && <p className="text-text-muted">{disclaimer}</p>}
        </div>
      }
      run={() =>
        outcomeOf(
          mutateAsync({ globalUserId: user.GlobalUserId, type: access ? 'Grant' : 'Revoke' }),
          'Permissions updated successfully',
          'Edit application access failed for unknown reasons',
          ({ ErrorNo, Message }) => (ErrorNo > 0 ? Message : undefined),
        )
      }
      onOpenChange={onClose}
    />
  );
}
