import { initiateMfa, logIn } from '@portal/api/contract';
import { addressOf } from '../../platform/http/mount.ts';
import type { DemoAccount, DemoChoice } from '../site/demo-choice.ts';
import { forgottenPath } from '../paths.ts';
import { alertTemplate, emailField, passwordField } from './fields.ts';
import { chevronDown } from './icons.ts';
import { passkeyForm } from './passkey-form.ts';
import { html, type Html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface SignInPage {
  /** Where the form is submitted. */
  readonly action: string;
  readonly email: string;
  /** Why the last attempt failed. */
  readonly problem?: string;
  /** Identity providers of the firm. Default none. */
  readonly providers?: readonly { readonly name: string; readonly href: string }[];
  readonly demo?: DemoChoice | undefined;
}

export function signInPage(
  frame: PageFrame,
  { action, email, problem, providers = [], demo }: SignInPage,
): string {
  return cardPage(
    frame,
    {
      heading: 'Sign in',
      problem,
      way: { href: forgottenPath, text: 'Forgotten your password?' },
      below: demo && demo.accounts.length > 0 ? demoAccounts(demo) : undefined,
    },
    html`${alertTemplate}
      <form
        method="post"
        action="${action}"
        data-call="${addressOf(logIn)}"
        data-fields="Username=email Password=password"
        data-next="${action}"
        data-step="${action}/second-step"
        data-step-call="${addressOf(initiateMfa)}"
      >
        ${emailField({ email, focused: email === '' })}
        ${passwordField({
          id: 'password',
          label: 'Password',
          autocomplete: 'current-password',
          focused: email !== '',
          optional: providers.length > 0 ? 'Leave it empty if your firm signs you in.' : undefined,
        })}
        <button class="primary" type="submit">Sign in</button>
      </form>
      ${providers.map(({ name, href }) => html`<a class="secondary" href="${href}">Continue with ${name}</a>`)}
      ${passkeyForm({ action: `${action}/passkey` })}`,
  );
}

const shownAtOnce = 4;

function demoAccounts({ accounts, password }: DemoChoice): Html {
  const rows = accounts.map((account) => row(account, password));
  const rest = rows.slice(shownAtOnce);
  const more =
    rest.length > 0 &&
    html`<details>
      <summary>
        ${chevronDown}<span class="when-closed">Show ${rest.length} more</span
        ><span class="when-open">Show fewer</span>
      </summary>
      <ul>
        ${rest}
      </ul>
    </details>`;
  return html`<section class="card" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Demo accounts <span class="count">${accounts.length}</span></h2>
    <noscript><p class="note">The password of each is ${password}</p></noscript>
    <ul>
      ${rows.slice(0, shownAtOnce)}
    </ul>
    ${more}
  </section>`;
}

function row({ name, note, email }: DemoAccount, password: string): Html {
  const initials = name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');
  return html`<li class="account">
    <span class="avatar" aria-hidden="true">${initials}</span>
    <span class="who"><span class="name">${name}</span> <span class="muted">${note}</span></span>
    <noscript><span class="muted address">${email}</span></noscript>
    <button
      class="text-button"
      type="button"
      data-email="${email}"
      data-password="${password}"
      aria-label="Use ${name}"
      hidden
    >
      Use
    </button>
  </li>`;
}
