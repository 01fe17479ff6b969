/** How long a token lives, and from when that counts: all in milliseconds. */
export interface TokenLife {
  /** The client's clock when the token came (OP-024): a wrong clock neither shortens nor lengthens the life. */
  readonly receivedAt: number;
  /** `exp` minus `iat`. */
  readonly lifetime: number;
}

const renewalLead = 120_000;
const logoutGrace = 2_000;
/** A longer delay makes `setTimeout` fire at once. */
const longestDelay = 2 ** 31 - 1;
const firstRetry = 5_000;
const longestRetry = 30_000;

/** 120 s before the end; at half its life for a token that lives no longer than that (OP-023). */
export const renewAt = ({ receivedAt, lifetime }: TokenLife): number =>
  receivedAt + (lifetime > renewalLead ? lifetime - renewalLead : lifetime / 2);

/** Absolute, so that neither a reload nor sleep extends it (OP-024). */
export const logoutAt = ({ receivedAt, lifetime }: TokenLife): number => receivedAt + lifetime + logoutGrace;

/** The delay of a timer that is to wait so long; shorter than that where no timer waits so long. */
export const delayUntil = (wait: number): number => Math.min(Math.max(wait, 0), longestDelay);

/** Wait before a failed renewal is tried again. */
export const retryDelay = (failures: number): number =>
  Math.min(firstRetry * 2 ** Math.max(failures - 1, 0), longestRetry);
