import { methodsPath } from '../paths.ts';
import { alert, codeField, passwordField } from './fields.ts';
import { html, nothing, page, type PageFrame } from './page.ts';

export interface ConfirmPage {
  readonly email: string;
  /** Whether the person has an authenticator app. */
  readonly withCode: boolean;
  readonly problem?: string;
}

/** Asks somebody who is signed in to prove once more who they are. */
export function confirmPage(frame: PageFrame, { email, withCode, problem }: ConfirmPage): string {
  return page(
    frame,
    'Confirm that it is you',
    html`<section class="card form-card">
      <h1>Confirm that it is you</h1>
      ${problem === undefined ? nothing : alert(problem)}
      <p>Before you change what you sign in with, type your password once more.</p>
      <form method="post" action="${methodsPath}/confirm" data-sends-once>
        <div class="field">
          <label for="email">Email</label>
          <input class="input" id="email" type="email" autocomplete="username" value="${email}" readonly />
        </div>
        ${passwordField({
          id: 'password',
          label: 'Password',
          autocomplete: 'current-password',
          focused: true,
        })}
        ${
          withCode
            ? codeField({
                label: 'Code',
                hint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
                digits: false,
                focused: false,
              })
            : nothing
        }
        <button class="primary" type="submit">Continue</button>
      </form>
      <p><a class="link" href="/">Back to the portal</a></p>
    </section>`,
  );
}
