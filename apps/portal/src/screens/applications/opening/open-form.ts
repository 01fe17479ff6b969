import { messageOf, type FormReply } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { launch } from '@portal/ui/safe';

/** Whether a form was opened, or why it was not (OP-092). */
export type FormOutcome =
  | { readonly kind: 'opened' }
  /** The browser blocked the window; the address is offered as a link (OP-093). */
  | { readonly kind: 'blocked'; readonly href: string }
  | { readonly kind: 'refused'; readonly text: string };

/**
 * Opens the form that a call returns in a new window.
 *
 * @param fallback Shown if the server rejects the call without a message.
 */
export async function openForm(asking: Promise<FormReply>, fallback: string): Promise<FormOutcome> {
  const refused = (message?: string | null): FormOutcome => ({
    kind: 'refused',
    text: message?.trim() || fallback,
  });
  try {
    const { Result, Url, Message } = await asking;
    if (Result !== 'Success') return refused(Message);
    const launched = launch(Url);
    if (launched.outcome === 'blocked') return { kind: 'blocked', href: launched.href };
    return launched.outcome === 'opened' ? { kind: 'opened' } : refused();
  } catch (error) {
    return refused(messageOf(failureOf(error)));
  }
}
