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
  const { mutateAsync, data, error, isPending, reset } = useMutation(viewQueries(useClient()).save());

  async function saveOrder(order: ViewOrder, onFailed: () => void) {
    let isShown = false as boolean;
    // Called only if the list is still shown.
    const onSettled = () => {
      isShown = true;
    };
    const answer = await mutateAsync(order, { onSettled }).catch(() => undefined);
    if (answer?.View) {
      toasts.show({ text: `View "${answer.View.Name}" saved.` });
      if (!isShown) return;
      onSaved();
      void navigate(viewHref(answer.View, claims));
    } else if (isShown) onFailed();
    else toasts.show({ tone: 'danger', text: `View "${order.Name}" was not saved. Go back to try again.` });
  }

  return {
    save: (view: Omit<ViewOrder, 'Definition'>, onFailed: () => void = () => undefined) =>
      void saveOrder({ ...view, Definition: definitionOf(location) }, onFailed),
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
