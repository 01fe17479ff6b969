import type { VerificationResult } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { outcomeOf } from './results.model.ts';

const answer = (given: Partial<VerificationResult>): VerificationResult => ({
  requestId: 57,
  requestDateTime: '2026-11-22T01:00:00Z',
  responseSucceeded: true,
  ...given,
});

test.each([
  ['PASSED', true, 'PASSED', 'success', 'Verification successful.'],
  ['Passed', true, 'Passed', 'success', 'Verification successful.'],
  ['Passed, Sanctions issue', true, 'Passed, Sanctions issue', 'success', 'Verification successful.'],
  ['FAILED', true, 'FAILED', 'danger', 'Verification has failed.'],
  ['Foo', true, 'N/A', 'info', 'The report has been generated successfully.'],
  ['constructor', true, 'N/A', 'info', 'The report has been generated successfully.'],
  [null, true, 'N/A', 'info', 'The report has been generated successfully.'],
  ['Passed', false, 'Passed', 'danger', 'Something went wrong during verification. Please try again.'],
])(
  'shows an overall result %j with success %j as text, tone and message (WIZ-037 to WIZ-044, OP-217, ERR-032)',
  (overallResult, responseSucceeded, value, tone, message) => {
    expect(outcomeOf('IndividualVerification', answer({ overallResult, responseSucceeded }))).toEqual({
      heading: 'Individual Electronic Verification',
      tone,
      message,
      result: { label: 'Overall Result', value },
    });
  },
);

test.each([
  ['no-match', true, 'Passed', 'success', 'The individual has passed PEP/Sanctions screening.'],
  ['NO-MATCH', true, 'Passed', 'success', 'The individual has passed PEP/Sanctions screening.'],
  ['Match', true, 'Failed', 'danger', 'The individual has failed PEP/Sanctions screening.'],
  ['perhaps', true, 'N/A', 'info', 'The report has been generated successfully.'],
  ['no-match', false, 'Passed', 'danger', 'Something went wrong during Screening. Please try again.'],
])(
  'shows a sanctions result %j with success %j as text, tone and message (WIZ-052 to WIZ-054, OP-218)',
  (sanctionsResult, responseSucceeded, value, tone, message) => {
    expect(outcomeOf('IndividualScreening', answer({ sanctionsResult, responseSucceeded }))).toEqual({
      heading: 'Individual Screening',
      tone,
      message,
      result: { label: 'Screening Result', value },
    });
  },
);

test.each([
  [true, 'success', 'Invite link sent via SMS.'],
  [false, 'danger', 'Failed to send invite link via SMS.'],
])('reports whether the invite was sent: %j (WIZ-048, WIZ-049)', (responseSucceeded, tone, message) => {
  expect(outcomeOf('BiometricVerification', answer({ responseSucceeded }))).toEqual({
    heading: 'Biometric Verification',
    tone,
    message,
    result: undefined,
  });
});
