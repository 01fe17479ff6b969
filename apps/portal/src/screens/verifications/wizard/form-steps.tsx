import {
  verificationTypes,
  type getVerificationForm,
  type Reply,
  type VerificationRequest,
  type VerificationResult,
  type VerificationType,
} from '@portal/api/contract';
import { throttledMessage, configurationQueries, individualCheckQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { SchemaForm, type SchemaFormProps } from '@portal/ui/forms';
import { useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useClient } from '../../../base/services.tsx';
import { Consent, consentMissing } from '../../../records/consent.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { SchemaFormPart } from '../../../records/schema-form-part.tsx';
import { AddressFinder } from './address-finder.tsx';
import { isTyped, parseDetails, serialiseDetails } from './details.model.ts';
import { verificationRequest } from './payload.model.ts';
import { failureSentence } from './results.model.ts';
import { WizardStep, type WizardStepProps } from './wizard-step.tsx';

const noFormYet = 'The form is not there yet.';

interface FormStepProps
  extends
    Pick<WizardStepProps, 'step'>,
    Pick<SchemaFormProps, 'data' | 'fields' | 'dateFormat' | 'onSubmit' | 'onSchemaError'> {
  reading: UseQueryResult<Reply<typeof getVerificationForm>>;
  /** Why the form cannot be submitted, as a sentence; undefined if it can. */
  disabledReason: string | undefined;
  submitText: string;
  /** The request is running. Default false. */
  pending?: boolean;
  /** Called with the current and the initial data of the form. */
  onChange: (data: unknown, start: object | undefined) => void;
  /** Shown below the form. */
  children?: ReactNode;
}

/** A step with a form that the server describes. */
function FormStep({
  step,
  reading,
  disabledReason,
  submitText,
  pending = false,
  onChange,
  children,
  ...form
}: FormStepProps) {
  const id = useId();
  const { data: definition } = reading;
  const parts = useMemo(() => definition && { ...definition, schema: definition.jsonSchema }, [definition]);
  return (
    <WizardStep
      step={step}
      footer={
        <FormButtons
          form={id}
          disabled={false}
          pending={pending}
          disabledReason={parts ? disabledReason : noFormYet}
        >
          {submitText}
        </FormButtons>
      }
    >
      <SchemaFormPart reading={reading} form={parts} lines={[260, 420, 340]}>
        {({ data, ...drawn }) => (
          <SchemaForm
            {...drawn}
            {...form}
            id={id}
            data={form.data ?? data}
            submitText={null}
            disabled={pending}
            pending={pending}
            onDataChange={(typed) => onChange(typed, data)}
          />
        )}
      </SchemaFormPart>
      {children}
    </WizardStep>
  );
}

/** Type of check, with the consent that one type requires (WIZ-003 to WIZ-012). */
export function TypeStep({ onContinue }: { onContinue: (type: VerificationType) => void }) {
  const reading = useQuery(individualCheckQueries(useClient()).typeForm());
  const [type, setType] = useState<VerificationType>();
  const [consented, consent] = useState(false);
  const needsConsent = type === 'IndividualVerification';
  const withoutConsent = needsConsent && !consented ? consentMissing : undefined;
  const disabledReason = type ? withoutConsent : 'Choose a kind of verification first.';

  const choose = (data: unknown) => {
    const chosen = typeIn(data);
    // Consent is valid for one request (OP-211).
    if (chosen !== type) consent(false);
    setType(chosen);
  };

  return (
    <FormStep
      step="type"
      reading={reading}
      disabledReason={disabledReason}
      submitText="Continue"
      onChange={choose}
      onSubmit={() => type && disabledReason === undefined && onContinue(type)}
    >
      {needsConsent && <Consent given={consented} onGivenChange={consent} />}
    </FormStep>
  );
}

/** The type in the data of the form, under any field name. */
const typeIn = (data: unknown): VerificationType | undefined =>
  typeof data === 'object' && data !== null
    ? verificationTypes.find((type) => Object.values(data).includes(type))
    : undefined;

const fields = { addressFinder: AddressFinder };

interface DetailsStepProps {
  type: VerificationType;
  /** The stored draft; empty without one. */
  draft: string;
  onDraftChange: (text: string) => void;
  request: UseMutationResult<VerificationResult, Error, VerificationRequest>;
  onAnswer: (result: VerificationResult, filledIn: unknown) => void;
}

/** Details of the individual; the input is draft after a failed request (WIZ-013 to WIZ-034). */
export function DetailsStep({ type, draft, onDraftChange, request, onAnswer }: DetailsStepProps) {
  const client = useClient();
  const reading = useQuery(individualCheckQueries(client).detailsForm(type));
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const [refused, refuse] = useState(false);
  // The draft is read only once, as the initial data of the form.
  const [start] = useState(() => parseDetails(draft, type));
  return (
    <FormStep
      step="details"
      reading={reading}
      disabledReason={refused ? noFormYet : undefined}
      submitText={type === 'BiometricVerification' ? 'Send SMS' : 'Continue'}
      pending={request.isPending}
      fields={fields}
      data={start}
      dateFormat={dateFormat ?? undefined}
      onSchemaError={() => refuse(true)}
      onChange={(data, empty) => onDraftChange(isTyped(data, empty) ? serialiseDetails(type, data) : '')}
      onSubmit={(filledIn) =>
        request.mutate(verificationRequest(type, filledIn), {
          onSuccess: (result) => onAnswer(result, filledIn),
        })
      }
    >
      {request.isError && (
        <Alert tone="danger">{throttledMessage(request.error) ?? failureSentence(type)}</Alert>
      )}
    </FormStep>
  );
}
