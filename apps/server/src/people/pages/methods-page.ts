import type { Passkey } from '../factors/passkeys.ts';
import { methodsPath } from '../paths.ts';
import { html, type Html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';
import { passkeyForm } from './passkey-form.ts';

export interface MethodsPage {
  /** Whether an authenticator app is in use. */
  readonly app: boolean;
  readonly codesLeft: number;
  readonly passkeys: readonly Passkey[];
  /** Whether the tenant requires a second factor. */
  readonly required: boolean;
  /** The last change. */
  readonly notice?: string | undefined;
}

/** Lists the user's sign-in methods besides the password. */
export function methodsPage(
  frame: PageFrame,
  { app, codesLeft, passkeys, required, notice }: MethodsPage,
): string {
  const { displayName, timeZone } = frame.tenant;
  return cardPage(
    frame,
    { heading: 'Sign-in methods', way: { href: '/', text: 'Back to the portal' } },
    html`${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
      ${required && html`<p>${displayName} asks everybody for a second factor: an app, or a passkey.</p>`}
      <section aria-labelledby="app">
        <h2 id="app">Authenticator app</h2>
        ${
          app
            ? html`<p>In use: a code of it is asked for after your password.</p>
                <p>${codesLeft} ${codesLeft === 1 ? 'recovery code is' : 'recovery codes are'} left.</p>
                <div class="row">
                  ${press('recovery-codes', 'Make new recovery codes')}
                  ${press('authenticator/remove', 'Remove the app')}
                </div>`
            : html`<p>An app on your phone makes a code that is asked for after your password.</p>
                <a class="secondary" href="${methodsPath}/authenticator">Set up an app</a>`
        }
      </section>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p>
          A passkey signs you in without a password, by your fingerprint, face or PIN. It is good at this
          address only.
        </p>
        ${
          !app &&
          html`<p>
            Without an app, your password is not enough once you have a passkey. Set up an app as well to sign
            in at another address, or if you lose the passkey.
          </p>`
        }
        ${
          passkeys.length > 0 &&
          html`<ul class="passkeys">
            ${passkeys.map((passkey) => entry(passkey, timeZone))}
          </ul>`
        }
        ${passkeyForm({
          kind: 'create',
          action: `${methodsPath}/passkeys`,
          criteria: `${methodsPath}/passkey-question`,
          text: 'Add a passkey',
        })}
        <noscript
          ><p class="hint">Adding a passkey needs a script, which this browser does not run.</p></noscript
        >
      </section>`,
  );
}

const press = (path: string, text: string): Html =>
  html`<form method="post" action="${methodsPath}/${path}" data-sends-once>
    <button class="secondary" type="submit">${text}</button>
  </form>`;

const dayIn = (moment: Date, timeZone: string) =>
  moment.toLocaleDateString('en-AU', { timeZone, dateStyle: 'medium' });

const entry = ({ id, name, added_at, last_used_at }: Passkey, timeZone: string): Html =>
  html`<li>
    <span
      ><strong>${name}</strong><br /><span class="hint"
        >Added ${dayIn(added_at, timeZone)},
        ${last_used_at === null ? 'never used' : `last used ${dayIn(last_used_at, timeZone)}`}</span
      ></span
    >
    <form method="post" action="${methodsPath}/passkeys/remove" data-sends-once>
      <input type="hidden" name="id" value="${id}" />
      <button class="text-button" type="submit" aria-label="Remove ${name}">Remove</button>
    </form>
  </li>`;
