import { verificationTypeNames, type VerificationResult, type VerificationType } from '@portal/api/contract';

export interface Outcome {
  /** Heading of the result. */
  readonly heading: string;
  readonly tone: 'success' | 'danger' | 'info';
  readonly message: string;
  /** Label and value of the result; undefined where there is none to tell. */
  readonly result: { readonly label: string; readonly value: string } | undefined;
}

/** What a result without a meaning reads as (OP-217, OP-218). */
const UNKNOWN = 'N/A';

const notSucceeded: Readonly<Record<VerificationType, string>> = {
  IndividualVerification: 'Something went wrong during verification. Please try again.',
  IndividualScreening: 'Something went wrong during Screening. Please try again.',
  BiometricVerification: 'Failed to send invite link via SMS.',
};

/** What is said of a call that was not answered, or refused (OP-216). */
export const failureSentence = (type: VerificationType): string => notSucceeded[type];

/** The result of a check in words: the first match of OP-217 and OP-218. */
export function outcomeOf(type: VerificationType, answer: VerificationResult): Outcome {
  const heading = verificationTypeNames[type];
  const failed = { heading, tone: 'danger', message: notSucceeded[type] } as const;
  switch (type) {
    case 'BiometricVerification':
      return answer.responseSucceeded
        ? { heading, tone: 'success', message: 'Invite link sent via SMS.', result: undefined }
        : { ...failed, result: undefined };
    case 'IndividualVerification': {
      const known = electronic[lower(answer.overallResult)];
      const result = { label: 'Overall Result', value: (known && answer.overallResult) ?? UNKNOWN };
      if (!answer.responseSucceeded) return { ...failed, result };
      return { heading, ...(known ?? unknownElectronic), result };
    }
    case 'IndividualScreening': {
      const known = screening[lower(answer.sanctionsResult)];
      const result = { label: 'Screening Result', value: known?.value ?? UNKNOWN };
      if (!answer.responseSucceeded) return { ...failed, result };
      const { tone, message } = known ?? unknownScreening;
      return { heading, tone, message, result };
    }
  }
}

const lower = (text: string | null | undefined) => text?.toLowerCase() ?? '';
const table = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);

const succeeded = { tone: 'success', message: 'Verification successful.' } as const;
const electronic = table<Pick<Outcome, 'tone' | 'message'>>({
  passed: succeeded,
  'passed, sanctions issue': succeeded,
  failed: { tone: 'danger', message: 'Verification has failed.' },
});
const unknownElectronic = { tone: 'info', message: 'The report has been generated successfully.' } as const;

const screening = table<Pick<Outcome, 'tone' | 'message'> & { readonly value: string }>({
  'no-match': {
    tone: 'success',
    message: 'The individual has passed PEP/Sanctions screening.',
    value: 'Passed',
  },
  match: { tone: 'danger', message: 'The individual has failed PEP/Sanctions screening.', value: 'Failed' },
});
const unknownScreening = { tone: 'info', message: 'The report has been generated successfully.' } as const;
