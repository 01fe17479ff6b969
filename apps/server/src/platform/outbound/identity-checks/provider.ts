/** An individual, as a provider of identity checks receives it. */
export interface CheckedPerson {
  /** The full name. */
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string;
  /** Parts of an address, named as in the address search, with its source in `provider`. */
  readonly address?: Readonly<Record<string, unknown>>;
}

/** The form for further identification, as two JSON schemas. */
export interface IdentificationForm {
  readonly formSchema: unknown;
  readonly uiSchema: unknown;
}

export interface Check {
  /** The provider runs one check per id. */
  readonly id: string;
  readonly person: CheckedPerson;
  /** Aborts the call. */
  readonly signal: AbortSignal;
}

/** A check with further identification that is valid for the form. */
export type Verification = Check & { readonly identification?: Readonly<Record<string, unknown>> };

/** A check that the individual completes on a page of the provider. */
export type Invite = Check & {
  /** Where the provider sends the result, signed as `docs/identity-provider.schema.json` describes. */
  readonly callback: string;
};

export type VerificationOutcome = 'passed' | 'failed';
export type ScreeningOutcome = 'no-match' | 'match';

/** A provider of identity checks. Every call throws `ServiceUnavailable` if there is no result. */
export interface IdentityProvider {
  /** The name of the provider in results. */
  readonly name: string;
  /** The form for further identification; undefined if there is none. */
  options(person: CheckedPerson, signal: AbortSignal): Promise<IdentificationForm | undefined>;
  verify(verification: Verification): Promise<VerificationOutcome>;
  /** Checks lists of politically exposed and sanctioned people. */
  screen(check: Check): Promise<ScreeningOutcome>;
  /** Prepares a check; the individual is sent its link. */
  invite(invite: Invite): Promise<{ readonly link: string }>;
}
