import { waitForAbort, ServiceUnavailable } from '../http-service.ts';
import { bundledCompanies } from './bundled-companies.ts';
import type { CompanyRegistry } from './company-registry.ts';

/** Numbers by which somebody can see what a registry does on a bad day. */
export const oddNumbers = { slow: '888888888', broken: '777777777' } as const;

/** The registry of the demo: it calls nobody, and the number alone decides. */
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
