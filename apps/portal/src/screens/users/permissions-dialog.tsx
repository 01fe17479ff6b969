import { nameOfUser, userActions } from '@portal/api/contract';
import { busyText, configurationQueries, userQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { Switch } from '@portal/ui/switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../app/services.tsx';
import type { UserDialogProps } from './user-dialog.ts';

const unknownReasons = 'Edit application access failed for unknown reasons';

/** Gives somebody access to applications, or takes it (USER-064 to USER-071). */
export function PermissionsDialog({ user, onClose }: UserDialogProps) {
  const client = useClient();
  const stored = user.HasApplicationAccess;
  const [access, setAccess] = useState(stored);
  const { mutateAsync } = useMutation(userQueries(client).changeAccess());
  const disclaimer = useQuery(configurationQueries(client).custom()).data?.EditPermissionsDisclaimerText;

  const run = async () => {
    try {
      const { ErrorNo, Message } = await mutateAsync({
        globalUserId: user.GlobalUserId,
        type: access ? 'Grant' : 'Revoke',
      });
      return ErrorNo === 0
        ? { message: 'Permissions updated successfully' }
        : { succeeded: false, message: (ErrorNo > 0 && Message) || unknownReasons };
    } catch (error) {
      return { succeeded: false, message: busyText(error) ?? unknownReasons };
    }
  };

  return (
    <ConfirmResult
      open
      title={userActions.editPermissions.label}
      confirmText="Save"
      obstacle={access === stored ? 'Nothing has been changed.' : undefined}
      question={
        <div className="grid gap-4">
          <p className="font-medium">{nameOfUser(user)}</p>
          <Switch label="Application access" labelFirst on={access} onChangeOn={setAccess} />
          {disclaimer?.trim() && <p className="text-text-muted">{disclaimer}</p>}
        </div>
      }
      run={run}
      onClose={onClose}
    />
  );
}
