import { alert, emailField } from './fields.ts';
import { html, nothing } from '../../platform/http/html.ts';
import { page, type PageFrame } from './page.ts';

export interface ForgottenPasswordPage {
  /** Where the form is sent. */
  readonly action: string;
  readonly email: string;
  readonly problem?: string;
}

export function forgottenPasswordPage(
  frame: PageFrame,
  { action, email, problem }: ForgottenPasswordPage,
): string {
  return page(
    frame,
    'Forgotten password',
    html`<section class="card form-card">
      <h1>Forgotten password</h1>
      ${problem === undefined ? nothing : alert(problem)}
      <p>We send you a link to choose another one.</p>
      <form method="post" action="${action}" data-sends-once>
        ${emailField({ email, focused: true })}
        <button class="primary" type="submit">Send link</button>
      </form>
      <p><a class="link" href="/">Back to sign in</a></p>
    </section>`,
  );
}
