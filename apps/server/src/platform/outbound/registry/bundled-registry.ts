import { waitForAbort, ServiceUnavailable } from '../http-service.ts';
import { bundledCompanies } from './bundled-companies.ts';
import type { CompanyRegistry } from './company-registry.ts';

/** Numbers that simulate a slow or broken registry. */
export const oddNumbers = { slow: '888888888', broken: '777777777' } as const;

/** The demo's registry: it calls nobody, and the number decides. */
export function bundledRegistry(): CompanyRegistry {
  const byNumber = new Map(bundledCompanies.map((company) => [company.number, company]));
  return {
    find: async (companyNumber, signal) => {
      if (companyNumber === oddNumbers.slow) return waitForAbort(signal);
      if (companyNumber === oddNumbers.broken) throw new ServiceUnavailable('the number that breaks it');
      return byNumber.get(companyNumber);
    },
  };
}
