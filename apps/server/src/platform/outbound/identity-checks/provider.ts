/** An individual as a provider of identity checks is told of one. */
export interface CheckedPerson {
  /** Whole name. */
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string;
  /** Parts of an address by the names of the finder, with `provider`: where they are from. */
  readonly address?: Readonly<Record<string, unknown>>;
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

/** A check that the individual takes part in, at a place that the provider has for it. */
export type Invite = Check & {
  /** Where the provider tells what came of it, signed as `docs/identity-provider.schema.json` says. */
  readonly callback: string;
};

export type VerificationOutcome = 'passed' | 'failed';
export type ScreeningOutcome = 'no-match' | 'match';

/** Whoever checks identities. Every call throws `Unanswered` where there is no result. */
export interface IdentityProvider {
  /** What results name it. */
  readonly name: string;
  /** The form for further identification; undefined where nothing more can be given. */
  options(person: CheckedPerson, signal: AbortSignal): Promise<IdentificationForm | undefined>;
  verify(verification: Verification): Promise<VerificationOutcome>;
  /** Against lists of politically exposed and sanctioned people. */
  screen(check: Check): Promise<ScreeningOutcome>;
  /** Prepares a check; the individual is sent its link. */
  invite(invite: Invite): Promise<{ readonly link: string }>;
}
