/** What became of something that was done with the account, once its dialog has closed. */
export interface AccountOutcome {
  readonly succeeded: boolean;
  readonly text: string;
}
