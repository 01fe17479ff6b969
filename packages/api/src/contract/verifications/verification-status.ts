import type { Tone } from '../applications/application-status.ts';

/** The statuses of a verification (spec B §4). */
export const verificationStatuses = ['Pending', 'Complete', 'Passed', 'Failed'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const tones = {
  Pending: 'pending',
  Complete: 'success',
  Passed: 'success',
  Failed: 'danger',
} as const satisfies Record<VerificationStatus, Tone>;

/** The tone of a status, or of a result; an unknown one is shown as it is, in neutral. */
export const verificationTone = (status: string): Tone =>
  Object.hasOwn(tones, status) ? tones[status as VerificationStatus] : 'neutral';

/** The kinds of check of an individual, and the name that lists, details and results give each (OP-219). */
export const verificationTypeNames = {
  BiometricVerification: 'Biometric Verification',
  IndividualVerification: 'Individual Electronic Verification',
  IndividualScreening: 'Individual Screening',
} as const;
export type VerificationType = keyof typeof verificationTypeNames;
export const verificationTypes = Object.keys(verificationTypeNames) as readonly VerificationType[];
