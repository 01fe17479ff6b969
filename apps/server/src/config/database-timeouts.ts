/**
 * How long the database goes along with one transaction, in seconds; 0 is for ever. The embedded database runs in this
 * process and cannot interrupt itself: it knows none of it.
 */
export interface DatabaseTimeouts {
  /** With a statement. */
  readonly statement: number;
  /** With one that waits for a lock. */
  readonly lock: number;
  /** With a transaction in which nothing happens. */
  readonly idle: number;
}

/** With calls, where nothing else is set. */
export const requestTimeouts: DatabaseTimeouts = { statement: 30, lock: 10, idle: 60 };
/** With what nobody waits for: jobs and commands. */
export const jobTimeouts: DatabaseTimeouts = { statement: 900, lock: 60, idle: 900 };
/** With a file that somebody receives as fast as they can; one who does not is cut off elsewhere. */
export const fileTimeouts: DatabaseTimeouts = { statement: 3600, lock: 10, idle: 3600 };
