/** A company in the registry. */
export interface RegisteredCompany {
  /** Nine digits. */
  readonly number: string;
  readonly name: string;
  /** As the registry writes it, such as `Registered`. */
  readonly status: string;
  /** Such as `Australian proprietary company, limited by shares`. */
  readonly type: string;
  /** Day of its registration, `YYYY-MM-DD`. */
  readonly registeredOn: string;
  /** Town, state and postcode of its office. */
  readonly office: string;
}

/** A company registry. Throws `ServiceUnavailable` if there is no response. */
export interface CompanyRegistry {
  /** The company with this number; undefined if there is none. */
  find(companyNumber: string, signal: AbortSignal): Promise<RegisteredCompany | undefined>;
}
