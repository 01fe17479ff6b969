/** Result of an account action, shown after its dialog has closed. */
export interface AccountOutcome {
  readonly succeeded: boolean;
  readonly text: string;
}
