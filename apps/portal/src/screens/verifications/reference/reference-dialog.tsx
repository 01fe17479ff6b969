import {
  cleanText,
  referenceMaximumLength,
  verificationActions,
  type VerificationService,
} from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { TextField } from '@portal/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { writtenReference } from './reference-tag.tsx';

export interface ReferenceDialogProps {
  service: VerificationService;
  /** The id of the verification without the `V`. */
  number: string;
  /** The stored reference. */
  reference: string | null;
  onClose: () => void;
}

/** Hint or reason about the length from the limit on; the text is never cut (OP-200). */
function lengthNote(text: string): { readonly hint?: string; readonly disabledReason?: string } {
  const over = cleanText(text).length - referenceMaximumLength;
  if (over < 0) return {};
  if (over === 0) return { hint: `${referenceMaximumLength} characters: no more fit.` };
  return {
    disabledReason: `The reference is ${over} ${over === 1 ? 'character' : 'characters'} too long: at most ${referenceMaximumLength} fit.`,
  };
}

/** Sets the reference of a verification. After a failure the text is kept and Confirm reads Retry. */
export function ReferenceDialog({ service, number, reference, onClose }: ReferenceDialogProps) {
  const [text, setText] = useState(() => writtenReference(reference));
  const { mutate, reset, isPending, isError } = useMutation(
    verificationQueries(useClient()).setReference(service),
  );
  const { hint, disabledReason } = lengthNote(text);
  const type = (typed: string) => {
    setText(typed);
    reset();
  };
  const confirm = () => {
    if (isPending || disabledReason !== undefined) return;
    mutate({ number, reference: cleanText(text) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={verificationActions[service].editReference.label}
      onOpenChange={onClose}
      onSubmit={confirm}
      dismissible={!isPending}
      footer={
        <FormButtons pending={isPending} disabledReason={disabledReason}>
          {isError ? 'Retry' : 'Confirm'}
        </FormButtons>
      }
    >
      {isError && (
        <Alert tone="danger" role="alert">
          The reference was not saved. The text is kept.
        </Alert>
      )}
      <p>Enter the reference number or code for this verification record.</p>
      <TextField
        label="Reference number or code"
        value={text}
        onValueChange={type}
        disabled={isPending}
        autoComplete="off"
        hint={hint}
        serverError={disabledReason}
        revealErrors="always"
      />
    </Dialog>
  );
}
