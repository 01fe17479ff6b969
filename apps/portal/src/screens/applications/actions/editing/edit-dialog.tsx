import type { Failure } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { RetryRead } from '../../../../base/retry.tsx';
import { ApartButton, FormButtons } from '../../../../records/form-buttons.tsx';
import { errorText } from './edit.model.ts';
import type { ActionTarget } from '../action-target.ts';

export interface EditDialogProps {
  title: string;
  application: ActionTarget;
  /** The choices. */
  children: ReactNode;
  /** The read of the choices, which can be retried if it fails (OP-250). */
  read?: UseQueryResult | undefined;
  /** Text of the save button. */
  saveText: string;
  saveRef?: Ref<HTMLButtonElement> | undefined;
  /** Why nothing can be saved, as a sentence; undefined if saving is possible. */
  disabledReason: string | undefined;
  onSave: () => void;
  /** Enter in a field saves. Default false, for fields that only help to choose. */
  submits?: boolean | undefined;
  /** Whether closing would lose something. Default: a field was changed. */
  unsaved?: boolean | undefined;
  /** Clears the saved value; omitted if the field always has a value (OP-134). */
  clearing?:
    | {
        /** Why nothing can be cleared, as a sentence; undefined if clearing is possible. */
        readonly disabledReason: string | undefined;
        readonly onClear: () => void;
      }
    | undefined;
  /** The running call. The dialog cannot be closed or changed meanwhile. */
  work: 'saving' | 'clearing' | 'creating' | undefined;
  /** Why the last call failed. */
  failure: Failure | undefined;
  onClose: () => void;
}

const workTexts = { saving: 'Saving', clearing: 'Clearing', creating: 'Creating' };

/** Choose, save or clear one field of an application. The choice stays if the server rejects it. */
export function EditDialog({
  title,
  application,
  children,
  read,
  saveText,
  saveRef,
  disabledReason,
  onSave,
  submits = false,
  unsaved,
  clearing,
  work,
  failure,
  onClose,
}: EditDialogProps) {
  const busy = work !== undefined;
  const loading = read?.isPending === true;
  const ready = !busy && disabledReason === undefined;
  return (
    <Dialog
      open
      title={title}
      onOpenChange={onClose}
      onSubmit={submits ? () => ready && onSave() : undefined}
      dismissible={!busy}
      unsaved={unsaved}
      footer={
        <>
          {clearing && (
            <ApartButton
              disabled={busy}
              disabledReason={clearing.disabledReason}
              aria-disabled={busy || loading || clearing.disabledReason !== undefined}
              pending={work === 'clearing'}
              onClick={clearing.onClear}
            >
              Clear
            </ApartButton>
          )}
          <FormButtons
            ref={saveRef}
            type={submits ? 'submit' : 'button'}
            disabled={busy}
            disabledReason={disabledReason}
            pending={work === 'saving'}
            onClick={submits ? undefined : onSave}
          >
            {saveText}
          </FormButtons>
        </>
      }
    >
      {failure && <Alert tone="danger">{errorText(failure)}</Alert>}
      <p className="text-text-muted tabular-nums wrap-anywhere">
        {[application.id, application.name].filter(Boolean).join(' · ')}
      </p>
      {loading ? (
        <div aria-busy className="grid gap-4 py-2">
          {[120, 160, 96].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ) : (
        <Choices>{children}</Choices>
      )}
      {read && <RetryRead of={read} className="justify-self-start" />}
      <p role="status" className="sr-only">
        {work && workTexts[work]}
      </p>
    </Dialog>
  );
}

/** Choices that load after the dialog has opened take the focus, which the dialog had to place elsewhere. */
function Choices({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = (state = '') => place.current?.querySelector<HTMLInputElement>(`input${state}`);
    (input(':checked') ?? input())?.focus();
  }, []);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
