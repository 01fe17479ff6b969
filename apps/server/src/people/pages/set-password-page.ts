import {
  passwordRules,
  passwordSymbols,
  resetPassword,
  validateToken,
  type PasswordRule,
} from '@portal/api/contract';
import { addressOf } from '../../platform/http/mount.ts';
import { alertTemplate, passwordField } from './fields.ts';
import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface SetPasswordPage {
  readonly action: string;
  /** Of the link. */
  readonly token: string;
  readonly email: string;
  /** Whether the user has to set another password before anything else. */
  readonly demanded: boolean;
  /** Names of the identity providers at which the user may sign in instead. Default none. */
  readonly providers?: readonly string[];
  readonly problem?: string;
  /** Rules that the last password did not meet. */
  readonly unmet?: readonly PasswordRule[];
}

export function setPasswordPage(
  frame: PageFrame,
  { action, token, email, demanded, providers = [], problem, unmet = [] }: SetPasswordPage,
): string {
  const rules = passwordRules.map((rule) =>
    unmet.includes(rule)
      ? html`<li data-unmet>${rule.label} <strong>missing</strong></li>`
      : html`<li>${rule.label}</li>`,
  );
  return cardPage(
    frame,
    { heading: 'Choose a password', problem },
    html`${alertTemplate}
      ${demanded && html`<p>You have to set another password before you can continue.</p>`}
      <form
        method="post"
        action="${action}"
        data-call="${addressOf(resetPassword)}"
        data-fields="Token=token NewPassword=password"
        data-check="${addressOf(validateToken)}"
        data-page-says-more
      >
        <input type="hidden" name="token" value="${token}" />
        <div class="field">
          <label for="email">Email</label>
          <input class="input" id="email" type="email" autocomplete="username" value="${email}" readonly />
        </div>
        ${passwordField({
          id: 'password',
          label: 'New password',
          autocomplete: 'new-password',
          focused: true,
          describedBy: 'rules',
        })}
        ${passwordField({ id: 'confirmation', label: 'Confirm new password', autocomplete: 'new-password' })}
        <div class="rules" id="rules">
          <p>A password needs:</p>
          <ul>
            ${rules}
          </ul>
          <p>Symbols:</p>
          <p class="symbols">${passwordSymbols}</p>
        </div>
        <button class="primary" type="submit">Save password</button>
      </form>
      ${providers.map((name) => html`<a class="secondary" href="/">Sign in with ${name} instead</a>`)}`,
  );
}
