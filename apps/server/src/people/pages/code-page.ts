import { logInMfa } from '@portal/api/contract';
import { addressOf } from '../../platform/http/mount.ts';
import { alert, alertTemplate, codeField } from './fields.ts';
import { html, nothing } from '../../platform/http/html.ts';
import { page, type PageFrame } from './page.ts';
import { passkeyForm } from './passkey-form.ts';

export interface CodePage {
  readonly action: string;
  /** Where the person goes on to. */
  readonly next: string;
  /** Who has typed their password. */
  readonly email: string;
  /** Whether the person has a passkey at this address, which does as well. */
  readonly passkey: boolean;
  /** Why the last code was not taken. */
  readonly problem?: string;
}

/** Asks for what the authenticator app shows, or for one of the codes that stand in for it. */
export function codePage(frame: PageFrame, { action, next, email, passkey, problem }: CodePage): string {
  return page(
    frame,
    'Enter your code',
    html`<section class="card form-card">
      <h1>Enter your code</h1>
      ${problem === undefined ? nothing : alert(problem)} ${alertTemplate}
      <form
        method="post"
        action="${action}"
        data-call="${addressOf(logInMfa)}"
        data-fields="Username=username Code=code"
        data-next="${next}"
      >
        <input type="hidden" name="username" value="${email}" />
        ${codeField({
          label: 'Code',
          hint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
          digits: false,
        })}
        <button class="primary" type="submit">Sign in</button>
      </form>
      ${
        passkey
          ? passkeyForm({
              kind: 'get',
              action: `${action}/passkey`,
              question: `${action}/passkey-question`,
              text: 'Use a passkey',
            })
          : nothing
      }
      <p><a class="link" href="/">Start again</a></p>
    </section>`,
  );
}
