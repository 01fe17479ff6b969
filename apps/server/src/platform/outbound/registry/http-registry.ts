import * as v from 'valibot';
import { httpService, ServiceUnavailable, type HttpServiceOptions } from '../http-service.ts';
import { registeredCompany, type CompanyRegistry } from './company-registry.ts';

const found = v.object({ company: v.nullable(registeredCompany) });

/** A registry over HTTP with the call `find`. */
export function httpRegistry(options: HttpServiceOptions): CompanyRegistry {
  const ask = httpService(options);
  return {
    find: async (companyNumber, signal) => {
      const { company } = await ask({ call: 'find', body: { number: companyNumber }, answer: found, signal });
      if (company !== null && company.number !== companyNumber)
        throw new ServiceUnavailable('the company of another number');
      return company ?? undefined;
    },
  };
}
