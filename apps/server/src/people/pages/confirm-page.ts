import { codeField, passwordField } from './fields.ts';
import { html, type Html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';
import {
  lostPasskey,
  noPasskeysHere,
  passkeyForm,
  passkeysElsewhere,
  type PasskeyAddress,
} from './passkey-form.ts';

export interface ConfirmPage {
  /** The page that needs the confirmation. */
  readonly path: string;
  /** Why, as in `Before you change …`. */
  readonly purpose: string;
  readonly email: string;
  readonly withCode: boolean;
  /** Whether the password is accepted: not if a passkey is the user's only other factor. */
  readonly withPassword: boolean;
  readonly passkey: boolean;
  /** Other addresses of the tenant for which the user has a passkey. */
  readonly elsewhere: readonly PasskeyAddress[];
  readonly problem?: string | undefined;
}

/** Asks a signed-in user to confirm their identity again. */
export function confirmPage(frame: PageFrame, shown: ConfirmPage): string {
  const { path, withPassword, passkey, elsewhere, problem } = shown;
  const { displayName } = frame.tenant;
  return cardPage(
    frame,
    {
      heading: 'Confirm that it is you',
      problem,
      way: { href: '/', text: 'Back to the portal' },
    },
    html`${withPassword && passwordPart(shown)}
    ${passkey && passkeyForm({ action: `${path}/confirm-passkey` })}
    ${
      passkey &&
      !withPassword &&
      html`${noPasskeysHere}
        <p>${lostPasskey(displayName)}</p>`
    }
    ${!passkey && !withPassword && passkeysElsewhere(displayName, elsewhere)}`,
  );
}

const passwordPart = ({ path, purpose, email, withCode }: ConfirmPage): Html =>
  html`<p>${purpose}, type your password once more.</p>
    <form method="post" action="${path}/confirm" data-sends-once>
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
      ${withCode && codeField('any', false)}
      <button class="primary" type="submit">Continue</button>
    </form>`;
