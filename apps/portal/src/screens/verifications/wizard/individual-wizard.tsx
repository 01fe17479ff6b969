import type { VerificationType } from '@portal/api/contract';
import { individualCheckQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import {
  Dialog,
  DialogCancel,
  DialogClose,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@portal/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import { DetailsStep, TypeStep } from './form-steps.tsx';
import { ResultsStep, type ResultsStepProps } from './results-step.tsx';

type Place =
  | { readonly step: 'type' }
  | { readonly step: 'details'; readonly type: VerificationType }
  | ({ readonly step: 'results' } & Omit<ResultsStepProps, 'onNewSearch'>);

/** Checks an individual in three steps. Always opens at the first step (WIZ-001 to WIZ-059). */
export function IndividualWizard({ onClose }: { onClose: () => void }) {
  const [place, go] = useState<Place>({ step: 'type' });
  const [leaving, leave] = useState(false);
  // The draft survives an expired session in this tab and for this user, but not the end of the wizard or a log-out
  // (docs/decisions/0039).
  const [draft, setDraft] = useDraft('individual verification');
  // Belongs to the wizard and not to a step, because the list reloads when the wizard closes.
  const request = useMutation(individualCheckQueries(useClient()).request());

  const close = () => {
    setDraft('');
    onClose();
  };
  const waiting = request.isPending;
  const typed = !waiting && place.step === 'details' && draft !== '';
  const stay = () => leave(false);

  return (
    <>
      <DialogRoot open unsaved={typed} onOpenChange={waiting ? () => leave(true) : close}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Individual Verification</DialogTitle>
            <DialogClose />
          </DialogHeader>
          {place.step === 'type' && <TypeStep onContinue={(type) => go({ step: 'details', type })} />}
          {place.step === 'details' && (
            <DetailsStep
              type={place.type}
              draft={draft}
              onDraftChange={setDraft}
              request={request}
              onAnswer={(result, filledIn) => {
                setDraft('');
                go({ step: 'results', type: place.type, result, filledIn });
              }}
            />
          )}
          {place.step === 'results' && <ResultsStep {...place} onNewSearch={close} />}
        </DialogContent>
      </DialogRoot>
      {/* The request may have finished meanwhile. */}
      {leaving && waiting && (
        <Dialog
          open
          size="sm"
          title="Close without waiting?"
          onOpenChange={stay}
          footer={
            <>
              <DialogCancel>Keep waiting</DialogCancel>
              <Button size="md" variant="primary" onClick={close}>
                Close wizard
              </Button>
            </>
          }
        >
          <p>The request was sent and cannot be cancelled. Its result will appear in the list.</p>
        </Dialog>
      )}
    </>
  );
}
