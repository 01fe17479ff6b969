import type { SavedView } from '@portal/api/contract';
import { failureOf, viewQueries, type ViewOrder } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  const isShown = useIsShown();
  const { mutate, data, error, isPending, reset } = useMutation({
    ...viewQueries(useClient()).save(),
    onSettled: (answer, _, { Name }) => {
      if (answer?.View) toasts.show({ text: `View "${answer.View.Name}" saved.` });
      else if (!isShown()) toasts.show({ text: `View "${Name}" was not saved.` });
    },
  });
  return {
    save: (view: Omit<ViewOrder, 'Definition'>, onFailed: () => void = () => undefined) =>
      mutate(
        { ...view, Definition: definitionOf(location) },
        {
          onSuccess: ({ View }) => {
            if (!View) return onFailed();
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

/** Whether the component is still there to show a failure. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

/** What is sent to save a view that exists, besides its definition. */
export const orderOf = ({ Id, Version, Name, Scope, Shared }: SavedView) => ({
  Id,
  Version,
  Name,
  Scope,
  Shared,
});
