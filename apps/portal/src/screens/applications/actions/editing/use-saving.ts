import { failureOf } from '@portal/api/queries';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { announce } from '../../../../records/announce.ts';
import { nothingAsked, type ActionDialogProps } from '../action-dialog.ts';

/** Saves the field of a dialog, then closes the dialog and announces the change. */
export function useSaving<Value>(
  { applications: [application], onClose }: ActionDialogProps,
  edit: UseMutationOptions<void, Error, Value>,
) {
  const { mutate, isPending, variables, error } = useMutation(edit);
  const work = variables === null ? 'clearing' : 'saving';
  return {
    /** A null clears the field. */
    save: (value: Value, announcement: string) =>
      mutate(value, {
        onSuccess: () => {
          onClose({ asked: true, done: [application.guid] });
          announce(announcement);
        },
      }),
    isPending,
    dialogProps: {
      application,
      work: isPending ? work : undefined,
      failure: failureOf(error),
      onClose: () => onClose(nothingAsked),
    } as const,
  };
}
