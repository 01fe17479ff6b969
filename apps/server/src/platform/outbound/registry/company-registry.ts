import * as v from 'valibot';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** A company in the registry. The contract is `docs/company-registry.schema.json`; the server reads these fields. */
export const registeredCompany = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{9}$/)),
  name: line,
  /** As the registry writes it, such as `Registered`. */
  status: line,
  /** Such as `Australian proprietary company, limited by shares`. */
  type: line,
  registeredOn: v.pipe(v.string(), v.isoDate()),
  /** Town, state and postcode of its office. */
  office: line,
});
export type RegisteredCompany = v.InferOutput<typeof registeredCompany>;

/** A company registry. Throws `ServiceUnavailable` if there is no response. */
export interface CompanyRegistry {
  /** The company with this number; undefined if there is none. */
  find(companyNumber: string, signal: AbortSignal): Promise<RegisteredCompany | undefined>;
}
