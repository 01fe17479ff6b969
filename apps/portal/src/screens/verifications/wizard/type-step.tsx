import { verificationTypes, type VerificationType } from '@portal/api/contract';
import { individualCheckQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { SchemaForm } from '@portal/ui/forms';
import { Tooltip } from '@portal/ui/tooltip';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { Consent, consentMissing } from '../../../records/consent.tsx';
import { FormPart, noFormYet } from './form-part.tsx';
import { WizardStep } from './wizard-step.tsx';

export interface TypeStepProps {
  onCancel: () => void;
  onContinue: (type: VerificationType) => void;
}

/** Which kind of check, and the consent that one of them needs (WIZ-003 to WIZ-012). */
export function TypeStep({ onCancel, onContinue }: TypeStepProps) {
  const reading = useQuery(individualCheckQueries(useClient()).typeForm());
  const formId = useId();
  const [type, setType] = useState<VerificationType>();
  const [consented, consent] = useState(false);
  const needsConsent = type === 'IndividualVerification';
  const obstacle = obstacleOf({
    drawn: reading.data !== undefined,
    type,
    consented: consented || !needsConsent,
  });

  const choose = (data: unknown) => {
    const chosen = typeIn(data);
    // A consent is given to one request (OP-211).
    if (chosen !== type) consent(false);
    setType(chosen);
  };

  return (
    <WizardStep
      step="type"
      foot={
        <>
          <Button size="md" onClick={onCancel}>
            Cancel
          </Button>
          <Tooltip text={obstacle ?? ''}>
            <Button
              type="submit"
              form={formId}
              size="md"
              variant="primary"
              aria-disabled={obstacle !== undefined || undefined}
            >
              Continue
            </Button>
          </Tooltip>
        </>
      }
    >
      <FormPart reading={reading}>
        {(form) => (
          <SchemaForm
            id={formId}
            schema={form.schema}
            uiSchema={form.uiSchema}
            data={form.data}
            submitLabel={null}
            onChange={choose}
            onSubmit={() => type && obstacle === undefined && onContinue(type)}
          />
        )}
      </FormPart>
      {needsConsent && <Consent given={consented} onChangeGiven={consent} />}
    </WizardStep>
  );
}

function obstacleOf({
  drawn,
  type,
  consented,
}: {
  drawn: boolean;
  type: string | undefined;
  consented: boolean;
}) {
  if (!drawn) return noFormYet;
  if (!type) return 'Choose a kind of verification first.';
  return consented ? undefined : consentMissing;
}

/** The kind that a form holds, whatever the service calls its field. */
const typeIn = (data: unknown): VerificationType | undefined =>
  typeof data === 'object' && data !== null
    ? verificationTypes.find((type) => Object.values(data).includes(type))
    : undefined;
