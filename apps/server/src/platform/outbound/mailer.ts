/** An email on its way out. */
export interface OutgoingMail {
  /** Makes the `Message-ID`: the same for every attempt. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string | null; readonly address: string };
  /** Who reads an answer; the sender without one. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * What became of an attempt.
 * - `taken`: it is the mail server's now
 * - `refused`: it never will be
 * - `later`: it was not taken, and may be another time
 * - `unknown`: it was handed over, and no answer came: it may or may not have been taken
 * - `withdrawn`: it was not to be handed over any more
 */
export type Delivery = 'taken' | 'refused' | 'later' | 'unknown' | 'withdrawn';

export interface Mailer {
  /** What it takes stays with the portal, which keeps it as it left. Default false. */
  readonly keeps?: boolean;
  /** Asks `handOver` at the last moment at which the email can still be kept back. */
  deliver(mail: OutgoingMail, handOver: () => Promise<boolean>): Promise<Delivery>;
}
