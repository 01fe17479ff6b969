import { Permission } from '@portal/api/contract';
import { oneApplicationQueries } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useClient } from '../../../base/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import { actionEntries } from '../actions/registry.ts';
import { useActions } from '../actions/use-actions.tsx';
import { useForms } from './use-forms.tsx';

export interface EditByIdProps {
  readonly id: string;
  /** Element above the content, for a form that could not be opened. */
  readonly notices: Element | null;
  /** Called with the reason why the application cannot be edited now. */
  readonly onRefused: (reason: string) => void;
  readonly onClose: () => void;
}

/** Begins Edit of an application of the list, judged by its detail, because rows do not say whether it is complete (OP-295). */
export function EditById({ id, notices, onRefused, onClose }: EditByIdProps) {
  const isPermitted = useCan()(Permission.editApp);
  const { data: application, isError } = useQuery({
    ...oneApplicationQueries(useClient()).detail(id),
    enabled: isPermitted,
  });
  const { begin, dialog } = useActions(actionEntries, onClose);
  const forms = useForms(application, begin);
  const edit = forms.items.find((item) => item.id === 'edit');
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current || (isPermitted && !application && !isError)) return;
    isBegun.current = true;
    if (isError) onRefused(UNKNOWN_ERROR);
    else if (edit?.disabled) onRefused(edit.disabledReason ?? '');
    if (edit && !edit.disabled) edit.onSelect?.();
    else onClose();
  });

  return (
    <>
      {dialog}
      {forms.notice && notices && createPortal(forms.notice, notices)}
    </>
  );
}
