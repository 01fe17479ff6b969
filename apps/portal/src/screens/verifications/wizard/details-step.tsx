import type { VerificationRequest, VerificationResult, VerificationType } from '@portal/api/contract';
import { busyText, configurationQueries, individualCheckQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { SchemaForm } from '@portal/ui/forms';
import { Tooltip } from '@portal/ui/tooltip';
import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { AddressFinder } from './address-finder.tsx';
import { FormPart, noFormYet } from './form-part.tsx';
import { verificationRequest } from './payload.model.ts';
import { failureSentence } from './results.model.ts';
import type { ServerForm } from './server-form.ts';
import type { Details } from './use-details.ts';
import { WizardStep } from './wizard-step.tsx';

const fields = { addressFinder: AddressFinder };

export interface DetailsStepProps {
  type: VerificationType;
  details: Details;
  request: UseMutationResult<VerificationResult, Error, VerificationRequest>;
  onCancel: () => void;
  onAnswer: (result: VerificationResult, filledIn: unknown) => void;
}

/** Who is to be checked; what was typed outlives a call that failed (WIZ-013 to WIZ-034). */
export function DetailsStep({ type, details, request, onCancel, onAnswer }: DetailsStepProps) {
  const reading = useQuery(individualCheckQueries(useClient()).detailsForm(type));
  const formId = useId();
  const [refused, refuse] = useState(false);
  const drawn = reading.data !== undefined && !refused;

  return (
    <WizardStep
      step="details"
      foot={
        <>
          <Button size="md" onClick={onCancel}>
            Cancel
          </Button>
          <Tooltip text={drawn ? '' : noFormYet}>
            <Button
              type="submit"
              form={formId}
              size="md"
              variant="primary"
              pending={request.isPending}
              aria-disabled={!drawn || undefined}
            >
              {type === 'BiometricVerification' ? 'Send SMS' : 'Continue'}
            </Button>
          </Tooltip>
        </>
      }
    >
      <FormPart reading={reading}>
        {(form) => (
          <DetailsForm
            id={formId}
            type={type}
            form={form}
            details={details}
            pending={request.isPending}
            onRefuse={() => refuse(true)}
            onSubmit={(filledIn) =>
              request.mutate(verificationRequest(type, filledIn), {
                onSuccess: (result) => onAnswer(result, filledIn),
              })
            }
          />
        )}
      </FormPart>
      {request.isError && <Alert tone="danger">{busyText(request.error) ?? failureSentence(type)}</Alert>}
    </WizardStep>
  );
}

interface DetailsFormProps extends Pick<DetailsStepProps, 'type' | 'details'> {
  id: string;
  form: ServerForm;
  pending: boolean;
  onRefuse: () => void;
  onSubmit: (filledIn: unknown) => void;
}

function DetailsForm({ id, type, form, details, pending, onRefuse, onSubmit }: DetailsFormProps) {
  // What was typed before counts once, as what the form starts with.
  const [start] = useState(() => details.of(type) ?? form.data);
  const dateFormat = useQuery(configurationQueries(useClient()).custom()).data?.DefaultDateFormat;
  return (
    <SchemaForm
      id={id}
      schema={form.schema}
      uiSchema={form.uiSchema}
      fields={fields}
      data={start}
      dateFormat={dateFormat ?? undefined}
      submitLabel={null}
      disabled={pending}
      pending={pending}
      onRefuseSchema={onRefuse}
      onChange={(data) => details.keep(type, data, form.data)}
      onSubmit={onSubmit}
    />
  );
}
