import { verificationTypeNames, type VerificationResult, type VerificationType } from '@portal/api/contract';

/** `value` replaces the raw result of the response. */
type Message = readonly [tone: 'success' | 'danger' | 'info', message: string, value?: string];

interface Kind {
  /** Message for a failed or rejected call (OP-216). */
  readonly failed: string;
  /** Message for an unknown result. */
  readonly otherwise: Message;
  readonly label?: string;
  readonly field?: 'overallResult' | 'sanctionsResult';
  /** Messages by result in lower case. */
  readonly known?: ReadonlyMap<string, Message>;
}

const verified: Message = ['success', 'Verification successful.'];
const generated: Message = ['info', 'The report has been generated successfully.'];

/** The sentences of OP-217 and OP-218. */
const kinds: Readonly<Record<VerificationType, Kind>> = {
  IndividualVerification: {
    failed: 'Something went wrong during verification. Please try again.',
    otherwise: generated,
    label: 'Overall Result',
    field: 'overallResult',
    known: new Map([
      ['passed', verified],
      ['passed, sanctions issue', verified],
      ['failed', ['danger', 'Verification has failed.']],
    ]),
  },
  IndividualScreening: {
    failed: 'Something went wrong during Screening. Please try again.',
    otherwise: generated,
    label: 'Screening Result',
    field: 'sanctionsResult',
    known: new Map([
      ['no-match', ['success', 'The individual has passed PEP/Sanctions screening.', 'Passed']],
      ['match', ['danger', 'The individual has failed PEP/Sanctions screening.', 'Failed']],
    ]),
  },
  BiometricVerification: {
    failed: 'Failed to send invite link via SMS.',
    otherwise: ['success', 'Invite link sent via SMS.'],
  },
};

export const failureSentence = (type: VerificationType): string => kinds[type].failed;

/** Returns the texts for the result of a check; an unknown value reads N/A. */
export function outcomeOf(type: VerificationType, answer: VerificationResult) {
  const { failed, otherwise, label, field, known } = kinds[type];
  const given = (field && answer[field]) ?? '';
  const found = known?.get(given.toLowerCase());
  const [tone, message]: Message = answer.responseSucceeded ? (found ?? otherwise) : ['danger', failed];
  const result = label === undefined ? undefined : { label, value: found ? (found[2] ?? given) : 'N/A' };
  return { heading: verificationTypeNames[type], tone, message, result };
}
