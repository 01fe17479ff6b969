/** What a command came to: what it prints, and how it ends. */
export interface Outcome {
  readonly status: 0 | 1 | 2;
  readonly text: string;
}
