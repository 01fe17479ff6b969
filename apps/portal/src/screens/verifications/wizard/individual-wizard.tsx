import type { VerificationResult, VerificationType } from '@portal/api/contract';
import { individualCheckQueries } from '@portal/api/queries';
import { DialogClose, DialogFrame, DialogHead, DialogTitle } from '@portal/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import type { NewVerificationProps } from '../verification-dialog.ts';
import { DetailsStep } from './details-step.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { ResultsStep } from './results-step.tsx';
import { TypeStep } from './type-step.tsx';
import { useDetails } from './use-details.ts';

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
export function IndividualWizard({ onClose }: NewVerificationProps) {
  const [place, go] = useState<Place>({ step: 'type' });
  const [leaving, leave] = useState<'typed' | 'waiting'>();
  const details = useDetails();
  // Of the wizard, not of a step: the list is read again when it closes.
  const request = useMutation(individualCheckQueries(useClient()).request());

  const close = () => {
    details.forget();
    onClose();
  };
  const waiting = request.isPending;
  const lost = waiting ? 'waiting' : place.step === 'details' && details.typed ? 'typed' : undefined;
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
            details={details}
            request={request}
            onCancel={waiting ? closeWithCare : close}
            onAnswer={(result, filledIn) => {
              details.forget();
              go({ step: 'results', type: place.type, result, filledIn });
            }}
          />
        )}
        {place.step === 'results' && <ResultsStep {...place} onNewSearch={close} />}
      </DialogFrame>
      {/* What was asked about may have come to its end meanwhile. */}
      {leaving !== undefined && leaving === lost && (
        <LeaveQuestion about={leaving} onStay={() => leave(undefined)} onLeave={close} />
      )}
    </>
  );
}
