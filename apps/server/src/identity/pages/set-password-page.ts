import { passwordRules, passwordSymbols, type PasswordRule } from '../password-rules.ts';
import { alert, passwordField } from './fields.ts';
import { html, nothing, page, type PageFrame } from './page.ts';

export interface SetPasswordPage {
  readonly action: string;
  readonly email: string;
  readonly problem?: string;
  /** Rules that the last try did not meet. */
  readonly unmet?: readonly PasswordRule[];
}

export function setPasswordPage(
  frame: PageFrame,
  { action, email, problem, unmet = [] }: SetPasswordPage,
): string {
  const rules = passwordRules.map((rule) =>
    unmet.includes(rule)
      ? html`<li data-unmet>${rule.text} <strong>missing</strong></li>`
      : html`<li>${rule.text}</li>`,
  );
  return page(
    frame,
    'Choose a password',
    html`<section class="card form-card">
      <h1>Choose a password</h1>
      ${problem === undefined ? nothing : alert(problem)}
      <form method="post" action="${action}" data-sends-once>
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
          <p class="symbols">${passwordSymbols}</p>
        </div>
        <button class="primary" type="submit">Save password</button>
      </form>
    </section>`,
  );
}
