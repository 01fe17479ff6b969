import type { VerificationRequest, VerificationResult, VerificationType } from '@portal/api/contract';
import { busyText, configurationQueries, individualCheckQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { AddressFinder } from './address-finder.tsx';
import { isTyped, keptDetails, keptText } from './details.model.ts';
import { FormStep, noFormYet } from './form-step.tsx';
import { verificationRequest } from './payload.model.ts';
import { failureSentence } from './results.model.ts';

const fields = { addressFinder: AddressFinder };

export interface DetailsStepProps {
  type: VerificationType;
  /** What was typed before and is kept; empty without any. */
  kept: string;
  onKeep: (text: string) => void;
  request: UseMutationResult<VerificationResult, Error, VerificationRequest>;
  onCancel: () => void;
  onAnswer: (result: VerificationResult, filledIn: unknown) => void;
}

/** Who is to be checked; what was typed outlives a call that failed (WIZ-013 to WIZ-034). */
export function DetailsStep({ type, kept, onKeep, request, onCancel, onAnswer }: DetailsStepProps) {
  const client = useClient();
  const reading = useQuery(individualCheckQueries(client).detailsForm(type));
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const [refused, refuse] = useState(false);
  // What was typed before counts once, as what the form starts with.
  const [start] = useState(() => keptDetails(kept, type));
  return (
    <FormStep
      step="details"
      reading={reading}
      obstacle={refused ? noFormYet : undefined}
      submitText={type === 'BiometricVerification' ? 'Send SMS' : 'Continue'}
      pending={request.isPending}
      fields={fields}
      data={start}
      dateFormat={dateFormat ?? undefined}
      onCancel={onCancel}
      onRefuseSchema={() => refuse(true)}
      onChange={(data, empty) => onKeep(isTyped(data, empty) ? keptText(type, data) : '')}
      onSubmit={(filledIn) =>
        request.mutate(verificationRequest(type, filledIn), {
          onSuccess: (result) => onAnswer(result, filledIn),
        })
      }
    >
      {request.isError && <Alert tone="danger">{busyText(request.error) ?? failureSentence(type)}</Alert>}
    </FormStep>
  );
}
