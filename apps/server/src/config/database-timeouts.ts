/**
 * Timeouts of a database transaction in seconds; 0 means no timeout. The embedded database ignores them: it runs in
 * this process and cannot interrupt itself.
 */
export interface DatabaseTimeouts {
  /** For one statement. */
  readonly statement: number;
  /** For one wait for a lock. */
  readonly lock: number;
  /** For a transaction that is idle. */
  readonly idle: number;
}

/**
 * Seconds to wait for a connection, new or of the pool: long enough for a handshake on a busy machine, and with the ten
 * seconds that a call may queue below the portal's request timeout of 20.
 */
export const connectTimeout = 8;

/** Defaults for requests. */
export const requestTimeouts: DatabaseTimeouts = { statement: 30, lock: 10, idle: 60 };
/** For jobs and commands, for which no user waits. */
export const jobTimeouts: DatabaseTimeouts = { statement: 900, lock: 60, idle: 900 };
/**
 * For the transaction behind a file download, which lasts as long as the receiver reads. Slow receivers are cut off
 * by the minimum throughput.
 */
export const fileTimeouts: DatabaseTimeouts = { statement: 3600, lock: 10, idle: 3600 };
