import {
  getAddress,
  getSystemConfiguration,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
  verificationTypes,
  type VerificationResult,
} from '../../contract/index.ts';
import { now } from '../fixtures/clock.ts';
import { systemConfiguration } from '../fixtures/configuration.ts';
import { anAddress, verificationDetailsForms, verificationTypeForm } from '../fixtures/verification-forms.ts';
import { aReportLink } from '../fixtures/verifications.ts';
import { mock } from '../mock.ts';
import { contains } from '../page-of.ts';
import { scenario } from './scenario.ts';

/** The result of a passed check, with a report. */
export const aVerificationResult = (change: Partial<VerificationResult> = {}): VerificationResult => ({
  requestId: 57,
  requestDateTime: now.toISOString(),
  responseSucceeded: true,
  overallResult: 'Passed',
  provider: 'Demo identity checks',
  providerReference: null,
  reportLink: aReportLink(57),
  sanctionsResult: 'no-match',
  ...change,
});

/** The response to a check of an individual, or to an invitation. */
export const checkAnswered = (change: Partial<VerificationResult> = {}) =>
  mock(
    requestVerification,
    {
      body: {
        requestMetaData: {
          countryCode: 'AU',
          source: 'StandaloneVerification',
          verificationType: 'IndividualScreening',
          reference: null,
        },
        individual: { firstName: 'Wren', lastName: 'Okafor', dateOfBirth: '1980-04-06' },
      },
    },
    aVerificationResult(change),
  );

/** The forms of every type of check, an address lookup that knows one address, and checks that pass. */
export const checkingIndividuals = () =>
  scenario(
    mock(getSystemConfiguration, {}, systemConfiguration),
    mock(getVerificationForm, {}, verificationTypeForm),
    mock(
      getVerificationDetailsForm,
      { query: { verificationType: 'IndividualVerification' } },
      ({ query }) => {
        const requested = verificationTypes.find((type) => type === query.get('verificationType'));
        return verificationDetailsForms[requested ?? 'IndividualVerification'];
      },
    ),
    mock(searchAddresses, { query: { text: 'tallow' } }, ({ query }) => {
      const { id, full_address } = anAddress;
      return contains(query.get('text'), full_address) ? [{ id, full_address }] : [];
    }),
    mock(getAddress, { params: { entry: anAddress.id } }, anAddress),
    checkAnswered(),
  );
