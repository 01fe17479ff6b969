import { messageOf, type FormReply } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { launch } from '@portal/ui/safe';
import { formAnswer, errorText } from './form-answer.model.ts';

/** The result of opening a form. */
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
  try {
    const answer = formAnswer(await asking, fallback);
    if (answer.kind === 'refused') return answer;
    const { outcome, ...opened } = launch(answer.url);
    if (outcome === 'opened') return { kind: 'opened' };
    return 'href' in opened ? { kind: 'blocked', href: opened.href } : { kind: 'refused', text: fallback };
  } catch (error) {
    return { kind: 'refused', text: errorText(messageOf(failureOf(error)), fallback) };
  }
}
