/** A company as the registry knows it. */
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

/** Whoever knows the companies. Throws `Unanswered` where there is no answer. */
export interface CompanyRegistry {
  /** The company of a number; undefined where there is none. */
  find(companyNumber: string, signal: AbortSignal): Promise<RegisteredCompany | undefined>;
}
