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
import { isTyped, keptDetails, keptText } from './details.model.ts';
import { verificationRequest } from './payload.model.ts';
import { failureSentence } from './results.model.ts';
import { WizardStep, type WizardStepProps } from './wizard-step.tsx';

const noFormYet = 'The form is not there yet.';

interface FormStepProps
  extends
    Pick<WizardStepProps, 'step'>,
    Pick<SchemaFormProps, 'data' | 'fields' | 'dateFormat' | 'onSubmit' | 'onSchemaError'> {
  reading: UseQueryResult<Reply<typeof getVerificationForm>>;
  /** Why the form cannot be sent; undefined if it can. */
  obstacle: string | undefined;
  submitText: string;
  /** The request is being sent. Default false. */
  pending?: boolean;
  onCancel: () => void;
  /** Called with what is filled in and what the form started with. */
  onChange: (data: unknown, start: object | undefined) => void;
  /** Below the form. */
  children?: ReactNode;
}

/** A step that is a form of the server. */
function FormStep({
  step,
  reading,
  obstacle,
  submitText,
  pending = false,
  onCancel,
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
      foot={
        <FormButtons form={id} onCancel={onCancel} pending={pending} obstacle={parts ? obstacle : noFormYet}>
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

interface TypeStepProps extends Pick<FormStepProps, 'onCancel'> {
  onContinue: (type: VerificationType) => void;
}

/** Which kind of check, and the consent that one of them needs (WIZ-003 to WIZ-012). */
export function TypeStep({ onCancel, onContinue }: TypeStepProps) {
  const reading = useQuery(individualCheckQueries(useClient()).typeForm());
  const [type, setType] = useState<VerificationType>();
  const [consented, consent] = useState(false);
  const needsConsent = type === 'IndividualVerification';
  const withoutConsent = needsConsent && !consented ? consentMissing : undefined;
  const obstacle = type ? withoutConsent : 'Choose a kind of verification first.';

  const choose = (data: unknown) => {
    const chosen = typeIn(data);
    // A consent is given to one request (OP-211).
    if (chosen !== type) consent(false);
    setType(chosen);
  };

  return (
    <FormStep
      step="type"
      reading={reading}
      obstacle={obstacle}
      submitText="Continue"
      onCancel={onCancel}
      onChange={choose}
      onSubmit={() => type && obstacle === undefined && onContinue(type)}
    >
      {needsConsent && <Consent given={consented} onGivenChange={consent} />}
    </FormStep>
  );
}

/** The kind that a form holds, under any name of its field. */
const typeIn = (data: unknown): VerificationType | undefined =>
  typeof data === 'object' && data !== null
    ? verificationTypes.find((type) => Object.values(data).includes(type))
    : undefined;

const fields = { addressFinder: AddressFinder };

interface DetailsStepProps extends Pick<FormStepProps, 'onCancel'> {
  type: VerificationType;
  /** What was typed before and is kept; empty without any. */
  kept: string;
  onKeep: (text: string) => void;
  request: UseMutationResult<VerificationResult, Error, VerificationRequest>;
  onAnswer: (result: VerificationResult, filledIn: unknown) => void;
}

/** The individual to be checked; what was typed outlives a call that failed (WIZ-013 to WIZ-034). */
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
      onSchemaError={() => refuse(true)}
      onChange={(data, empty) => onKeep(isTyped(data, empty) ? keptText(type, data) : '')}
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
