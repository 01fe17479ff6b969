import { methodsPath } from '../paths.ts';
import { alert, codeField, passwordField } from './fields.ts';
import { html, nothing, type Html } from '../../platform/http/html.ts';
import { page, type PageFrame } from './page.ts';
import {
  lostPasskey,
  noPasskeysHere,
  passkeyForm,
  passkeysElsewhere,
  type PasskeyAddress,
} from './passkey-form.ts';

export interface ConfirmPage {
  readonly email: string;
  /** Whether the person has an authenticator app. */
  readonly withCode: boolean;
  /** Whether the password does: not where a passkey is all that they have besides it. */
  readonly withPassword: boolean;
  /** Whether they have a passkey at this address. */
  readonly passkey: boolean;
  /** Other addresses of the tenant where they have one. */
  readonly elsewhere: readonly PasskeyAddress[];
  readonly problem?: string;
}

/** Asks somebody who is signed in to prove once more who they are. */
export function confirmPage(frame: PageFrame, shown: ConfirmPage): string {
  const { withPassword, passkey, elsewhere, problem } = shown;
  const { displayName } = frame.tenant;
  return page(
    frame,
    'Confirm that it is you',
    html`<section class="card form-card">
      <h1>Confirm that it is you</h1>
      ${problem === undefined ? nothing : alert(problem)} ${withPassword ? passwordPart(shown) : nothing}
      ${
        passkey
          ? passkeyForm({
              kind: 'get',
              action: `${methodsPath}/confirm-passkey`,
              question: `${methodsPath}/confirm-passkey-question`,
              text: 'Use a passkey',
            })
          : nothing
      }
      ${
        passkey && !withPassword
          ? html`${noPasskeysHere}
              <p>${lostPasskey(displayName)}</p>`
          : nothing
      }
      ${!passkey && !withPassword ? passkeysElsewhere(displayName, elsewhere) : nothing}
      <p><a class="link" href="/">Back to the portal</a></p>
    </section>`,
  );
}

const passwordPart = ({ email, withCode }: ConfirmPage): Html =>
  html`<p>Before you change what you sign in with, type your password once more.</p>
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
    </form>`;
