/** An outgoing email. */
export interface OutgoingMail {
  /** The source of the `Message-ID`: the same for every attempt. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string | null; readonly address: string };
  /** The recipient of replies; default the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The outcome of an attempt.
 * - `taken`: the mail server accepted it
 * - `refused`: permanently rejected
 * - `later`: not accepted, to be retried
 * - `unknown`: handed over without a response, so it may or may not have been accepted
 * - `withdrawn`: cancelled before it was handed over
 */
export type Delivery = 'taken' | 'refused' | 'later' | 'unknown' | 'withdrawn';

export interface Mailer {
  /** Whether the email stays in the portal, which keeps its final text. Default false. */
  readonly keeps?: boolean;
  /** Calls `handOver` at the last moment at which the email can still be withheld. */
  deliver(mail: OutgoingMail, handOver: () => Promise<boolean>): Promise<Delivery>;
}
