import { verificationTypes, type VerificationType } from '@portal/api/contract';
import { individualCheckQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { Consent, consentMissing } from '../../../records/consent.tsx';
import { FormStep } from './form-step.tsx';

export interface TypeStepProps {
  onCancel: () => void;
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
      {needsConsent && <Consent given={consented} onChangeGiven={consent} />}
    </FormStep>
  );
}

/** The kind that a form holds, under any name of its field. */
const typeIn = (data: unknown): VerificationType | undefined =>
  typeof data === 'object' && data !== null
    ? verificationTypes.find((type) => Object.values(data).includes(type))
    : undefined;
