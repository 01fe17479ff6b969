import * as v from 'valibot';
import { httpService, ServiceUnavailable, type HttpServiceOptions } from '../http-service.ts';
import type { CompanyRegistry } from './company-registry.ts';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** The contract is `docs/company-registry.schema.json`; these are the fields that we read. */
const found = v.object({
  company: v.nullable(
    v.object({
      number: v.pipe(v.string(), v.regex(/^\d{9}$/)),
      name: line,
      status: line,
      type: line,
      registeredOn: v.pipe(v.string(), v.isoDate()),
      office: line,
    }),
  ),
});

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
