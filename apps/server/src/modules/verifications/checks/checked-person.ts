import type { VerificationRequest } from '@portal/api/contract';
import type { CheckedPerson } from '../../../platform/outbound/identity-checks/provider.ts';

/** Whom a provider is told of: no more than the check needs. */
export function checkedPerson({ individual }: VerificationRequest): CheckedPerson {
  const { firstName, middleName, lastName } = individual;
  return {
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
    ...('dateOfBirth' in individual && { dateOfBirth: individual.dateOfBirth }),
    ...('address' in individual && { address: individual.address }),
  };
}
