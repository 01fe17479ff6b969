import type { requestVerification, VerificationRequest, WireReply } from '@portal/api/contract';
import type { OutsideCall } from '../../../platform/http/outside-route.ts';
import type { RouteDeps } from '../../../platform/http/route.ts';
import type { CheckedPerson, IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';

export type CheckDeps = Pick<RouteDeps, 'identityProvider' | 'smsGateway'>;
export type CheckCall = OutsideCall<typeof requestVerification>;
type CheckReply = WireReply<typeof requestVerification>;

/** The person as a provider sees one: no more than the check needs. */
export function checkedPerson({ individual }: VerificationRequest): CheckedPerson {
  const { firstName, middleName, lastName } = individual;
  return {
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
    ...('dateOfBirth' in individual && { dateOfBirth: individual.dateOfBirth }),
    ...('address' in individual && { address: individual.address }),
  };
}

/** The reply to a request; what a check does not have is null. */
export const checkReply = (
  requestId: number,
  { name }: IdentityProvider,
  providerReference: string,
  found: Pick<CheckReply, 'responseSucceeded' | 'overallResult' | 'sanctionsResult' | 'reportLink'>,
): CheckReply => ({
  requestId,
  requestDateTime: new Date().toISOString(),
  overallResult: null,
  sanctionsResult: null,
  provider: name,
  providerReference,
  reportLink: null,
  ...found,
});
