import { observable } from '../base/observable.ts';

/** The rows that a list showed last. */
export interface ShownRows {
  /** Address of the list. */
  readonly address: string;
  /** Addresses of its rows, in their order. */
  readonly rows: readonly string[];
}

/** Lets a page that was opened from a list step along its rows (PALETTE-039). */
export const shownRows = observable<ShownRows | undefined>(undefined);
