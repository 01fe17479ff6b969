import type { VerificationResult, VerificationType } from '@portal/api/contract';
import { individualCheckQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Dialog, DialogClose, DialogFrame, DialogHead, DialogTitle } from '@portal/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import { DetailsStep } from './details-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { TypeStep } from './type-step.tsx';

type Place =
  | { readonly step: 'type' }
  | { readonly step: 'details'; readonly type: VerificationType }
  | {
      readonly step: 'results';
      readonly type: VerificationType;
      readonly result: VerificationResult;
      readonly filledIn: unknown;
    };

/** Has an individual checked, in three steps. Each time it is opened it begins at the first (WIZ-001 to WIZ-059). */
export function IndividualWizard({ onClose }: { onClose: () => void }) {
  const [place, go] = useState<Place>({ step: 'type' });
  const [leaving, leave] = useState<keyof typeof leaveTexts>();
  // It outlives a session that expires, in this tab and for this person, but neither the wizard nor a log-out
  // (docs/decisions/0039).
  const [typed, keep] = useDraft('individual verification');
  // Of the wizard, not of a step: the list is read again when it closes.
  const request = useMutation(individualCheckQueries(useClient()).request());

  const close = () => {
    keep('');
    onClose();
  };
  const waiting = request.isPending;
  const lost = waiting ? 'waiting' : place.step === 'details' && typed !== '' ? 'typed' : undefined;
  const closeWithCare = () => (lost ? leave(lost) : close());

  return (
    <>
      <DialogFrame open onClose={closeWithCare}>
        <DialogHead>
          <DialogTitle>Individual Verification</DialogTitle>
          <DialogClose />
        </DialogHead>
        {place.step === 'type' && (
          <TypeStep onCancel={close} onContinue={(type) => go({ step: 'details', type })} />
        )}
        {place.step === 'details' && (
          <DetailsStep
            type={place.type}
            kept={typed}
            onKeep={keep}
            request={request}
            onCancel={waiting ? closeWithCare : close}
            onAnswer={(result, filledIn) => {
              keep('');
              go({ step: 'results', type: place.type, result, filledIn });
            }}
          />
        )}
        {place.step === 'results' && <ResultsStep {...place} onNewSearch={close} />}
      </DialogFrame>
      {/* The request may have ended meanwhile. */}
      {leaving !== undefined && leaving === lost && (
        <LeaveDialog about={leaving} onStay={() => leave(undefined)} onLeave={close} />
      )}
    </>
  );
}

const leaveTexts = {
  typed: {
    title: 'Discard details?',
    text: 'What was entered is lost when the wizard closes.',
    stay: 'Keep editing',
    leave: 'Discard',
    variant: 'danger',
  },
  waiting: {
    title: 'Close without waiting?',
    text: 'The request has been sent and cannot be called back. What comes of it will stand in the list.',
    stay: 'Keep waiting',
    leave: 'Close wizard',
    variant: 'primary',
  },
} as const;

interface LeaveDialogProps {
  about: keyof typeof leaveTexts;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something that was typed, or is waited for, is lost. */
function LeaveDialog({ about, onStay, onLeave }: LeaveDialogProps) {
  const { title, text, stay, leave, variant } = leaveTexts[about];
  const foot = (
    <>
      <Button size="md" onClick={onStay}>
        {stay}
      </Button>
      <Button size="md" variant={variant} onClick={onLeave}>
        {leave}
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={title} onClose={onStay} foot={foot}>
      <p>{text}</p>
    </Dialog>
  );
}
