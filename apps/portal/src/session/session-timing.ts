/** Start and lifetime of a token, in milliseconds. */
export interface TokenLife {
  /** The client's clock when the token was received (OP-024): a wrong clock does not change its lifetime. */
  readonly receivedAt: number;
  /** `exp` minus `iat`. */
  readonly lifetime: number;
}

const renewalLead = 120_000;
const logoutGrace = 2_000;
/** `setTimeout` fires at once with a longer delay. */
const longestDelay = 2 ** 31 - 1;
const onTime = 5_000;
const firstRetry = 5_000;
const longestRetry = 30_000;

/** 120 s before the end; after half the lifetime if that is 120 s or less (OP-023). */
export const renewAt = ({ receivedAt, lifetime }: TokenLife): number =>
  receivedAt + (lifetime > renewalLead ? lifetime - renewalLead : lifetime / 2);

/** Absolute, so that neither a reload nor sleep extends it (OP-024). */
export const logoutAt = ({ receivedAt, lifetime }: TokenLife): number => receivedAt + lifetime + logoutGrace;

/** Whether the logout timer has fired when it should: the machine neither slept nor was its clock set. */
export const isOnTime = (life: TokenLife, now: number): boolean => Math.abs(now - logoutAt(life)) < onTime;

/** Limits a delay to the range that `setTimeout` supports. */
export const delayUntil = (wait: number): number => Math.min(Math.max(wait, 0), longestDelay);

/** Delay before a failed renewal is retried. */
export const retryDelay = (failures: number): number =>
  Math.min(firstRetry * 2 ** Math.max(failures - 1, 0), longestRetry);
