import { emailField } from './fields.ts';
import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface ForgottenPasswordPage {
  /** Where the form is submitted. */
  readonly action: string;
  readonly email: string;
  readonly problem?: string;
}

export function forgottenPasswordPage(
  frame: PageFrame,
  { action, email, problem }: ForgottenPasswordPage,
): string {
  return cardPage(
    frame,
    { heading: 'Forgotten password', problem, way: { href: '/', text: 'Back to sign in' } },
    html`<p>We send you a link to choose another one.</p>
      <form method="post" action="${action}" data-sends-once>
        ${emailField({ email, focused: true })}
        <button class="primary" type="submit">Send link</button>
      </form>`,
  );
}
