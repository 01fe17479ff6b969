import { nameOfUser } from '@portal/api/contract';
import { busyText, userQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../app/services.tsx';
import type { UserDialogProps } from './user-dialog.ts';

const texts = {
  deactivate: { title: 'Deactivate User', variant: 'danger' },
  reactivate: { title: 'Reactivate User', variant: 'primary' },
} as const;

/** Keeps somebody out, or lets them in again (USER-049 to USER-057). */
function ChangeUserDialog({
  change,
  user,
  onClose,
}: UserDialogProps & { change: 'deactivate' | 'reactivate' }) {
  const { mutateAsync } = useMutation(userQueries(useClient()).change(change));
  const run = async () => {
    const failed = {
      succeeded: false,
      message: `There was an error when attempting to ${change} the user.`,
    };
    try {
      const { ErrorNo } = await mutateAsync(user.GlobalUserId);
      return ErrorNo === 0 ? { message: `User ${change}d successfully.` } : failed;
    } catch (error) {
      return { ...failed, message: busyText(error) ?? failed.message };
    }
  };
  const { title, variant } = texts[change];
  return (
    <ConfirmResult
      open
      title={title}
      confirmVariant={variant}
      question={`Please confirm you would like to ${change} user ${nameOfUser(user)}.`}
      run={run}
      onClose={onClose}
    />
  );
}

export const DeactivateDialog = (props: UserDialogProps) => (
  <ChangeUserDialog {...props} change="deactivate" />
);
export const ReactivateDialog = (props: UserDialogProps) => (
  <ChangeUserDialog {...props} change="reactivate" />
);
