import type { SavedView } from '@portal/api/contract';
import { failureOf, viewQueries, type ViewOrder } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useClient } from '../../../base/services.tsx';
import { toasts } from '../../../base/toasts.tsx';
import { viewHref } from '../../../base/view-href.ts';
import { useUser } from '../../../session/use-session.ts';
import type { ListLocation } from '../query/list.location.ts';
import { definitionOf } from './view-location.model.ts';

/** Saves a list as a view, and then opens that view. */
export function useSaveView(location: ListLocation, onSaved: () => void) {
  const navigate = useNavigate();
  const { claims } = useUser();
  const { mutate, data, error, isPending, reset } = useMutation(viewQueries(useClient()).save());
  return {
    save: (view: Omit<ViewOrder, 'Definition'>, onFailed: () => void = () => undefined) =>
      mutate(
        { ...view, Definition: definitionOf(location) },
        {
          onSuccess: ({ View }) => {
            if (!View) return onFailed();
            toasts.show({ text: `View "${View.Name}" saved.` });
            onSaved();
            void navigate(viewHref(View, claims));
          },
          onError: onFailed,
        },
      ),
    saving: isPending,
    failure: failureOf(error),
    /** Why the server has not saved it, such as a name that is taken. */
    rejection: data?.View === null ? data.Message : undefined,
    reset,
  };
}

/** What is sent to save a view that exists, besides its definition. */
export const orderOf = ({ Id, Version, Name, Scope, Shared }: SavedView) => ({
  Id,
  Version,
  Name,
  Scope,
  Shared,
});
