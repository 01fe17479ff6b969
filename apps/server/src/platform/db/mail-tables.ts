import type { Generated } from 'kysely';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './timestamps.ts';

/**
 * - `queued`: to be sent, or to be tried again
 * - `sending`: handed over to the mail server, whose answer is awaited
 * - `sent`: the mail server took it
 * - `failed`: it never was, and will not be
 * - `doubtful`: it was handed over and no answer came; it is not sent again, since it may have arrived
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'doubtful';

/** An email with all that it says: queues and logs hold its id only. */
export interface MailMessageTable {
  tenant_id: string;
  /** Also the task's, and in the `Message-ID`. */
  id: string;
  /** Null where it is about none. */
  application_id: number | null;
  /** Set where it went to one applicant. */
  individual_id: string | null;
  kind: string;
  address: string;
  /** Name beside the address. */
  recipient: string | null;
  subject: string;
  text: string;
  html: string;
  /** Set where its button leads to a one-time link, which is made when it leaves: what the link is for. */
  link_purpose: 'invitation' | 'password' | null;
  /** Whose link it is; null where that is asked when it leaves, of the address. */
  link_for: string | null;
  state: MailState;
  queued_at: Timestamp;
  changed_at: Timestamp;
}

/** Work that a transaction left behind, on its way to the queue. */
export interface QueuedTaskTable {
  /** Also the id of what it is about. */
  id: string;
  tenant: string;
  kind: string;
  queued_at: GeneratedTimestamp;
}

/** A notice to another system. */
export interface IntegrationDeliveryTable {
  tenant_id: string;
  /** The receiver knows it by this. */
  id: Generated<string>;
  application_id: number;
  name: string;
  asked_by: string;
  asked_at: GeneratedTimestamp;
  /** Null while it is on its way. */
  outcome: 'taken' | 'refused' | 'unanswered' | null;
  ended_at: NullableTimestamp;
}
