/** The rows that a list showed last. */
export interface ShownRows {
  /** Address of the list. */
  readonly address: string;
  /** Addresses of its rows, in their order. */
  readonly rows: readonly string[];
}

let shown: ShownRows | undefined;

/** Lets a page that was opened from a list step along its rows (PALETTE-039). */
export const shownRows = {
  get: () => shown,
  set(rows: ShownRows): void {
    shown = rows;
  },
};
