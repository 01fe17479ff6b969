/** An individual as a provider of identity checks is told of one. */
export interface CheckedPerson {
  /** Whole name. */
  readonly name: string;
}

/** What is asked for in order to make a check of further identification: two JSON schemas. */
export interface IdentificationForm {
  readonly formSchema: unknown;
  readonly uiSchema: unknown;
}

export interface Check {
  /** The same check asked for again under its id is made once. */
  readonly id: string;
  readonly person: CheckedPerson;
  /** Gives up when it is aborted. */
  readonly signal: AbortSignal;
}

/** Further identification as it was filled in, valid for the form. */
export type Verification = Check & { readonly identification?: Readonly<Record<string, unknown>> };

export type VerificationOutcome = 'passed' | 'failed';
export type ScreeningOutcome = 'no-match' | 'match';

/** Whoever checks identities. Every call throws `Unanswered` where there is no result. */
export interface IdentityProvider {
  /** The form for further identification; undefined where nothing more can be given. */
  options(person: CheckedPerson, signal: AbortSignal): Promise<IdentificationForm | undefined>;
  verify(verification: Verification): Promise<VerificationOutcome>;
  /** Against lists of politically exposed and sanctioned people. */
  screen(check: Check): Promise<ScreeningOutcome>;
}
