import { typedEmailMaximum } from '@portal/api/contract';
import { circleX, eye, eyeOff } from './icons.ts';
import { html, type Html } from '../../platform/http/html.ts';

export interface PasswordField {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly focused?: boolean;
  /** Id of what explains the field. */
  readonly describedBy?: string;
  /** When the field may be left empty. Default never. */
  readonly optional?: string | undefined;
}

/** A password field with a button that shows the password; the button needs scripts. */
export function passwordField({
  id,
  label,
  autocomplete,
  focused = false,
  describedBy,
  optional,
}: PasswordField): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <div class="reveal">
      <input
        class="input"
        id="${id}"
        name="${id}"
        type="password"
        autocomplete="${autocomplete}"
        maxlength="1024"
        ${optional === undefined ? 'required' : html`aria-describedby="${id}-hint"`}
        ${describedBy !== undefined && html`aria-describedby="${describedBy}"`}
        ${focused && 'autofocus'}
      />
      <button
        class="icon-button"
        type="button"
        data-shows="${id}"
        aria-label="Show characters"
        aria-pressed="false"
        hidden
      >
        ${eye}${eyeOff}
      </button>
    </div>
    ${optional !== undefined && html`<p class="hint" id="${id}-hint">${optional}</p>`}
  </div>`;
}

export const emailField = ({ email, focused }: { readonly email: string; readonly focused: boolean }): Html =>
  html`<div class="field">
    <label for="email">Email</label>
    <input
      class="input"
      id="email"
      name="email"
      type="email"
      inputmode="email"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      maxlength="${typedEmailMaximum}"
      required
      value="${email}"
      ${focused && 'autofocus'}
    />
  </div>`;

export const alert = (text: string): Html =>
  html`<div class="alert" role="alert">
    ${circleX}
    <p>${text}</p>
  </div>`;

/** For pages whose script may show an error, styled as `alert`. */
export const alertTemplate: Html = html`<template data-alert>${alert('')}</template>`;

const codeHints = {
  app: 'Six digits.',
  any: 'The six digits that your authenticator app shows, or one of your recovery codes.',
} as const;

/** A field for a one-time code, which phones can fill in: of the app, with a numeric keypad, or also a recovery code. */
export const codeField = (of: keyof typeof codeHints, focused = true): Html =>
  html`<div class="field">
    <label for="code">Code</label>
    <input
      class="input"
      id="code"
      name="code"
      type="text"
      inputmode="${of === 'app' ? 'numeric' : 'text'}"
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength="40"
      required
      ${focused && 'autofocus'}
      aria-describedby="code-hint"
    />
    <p class="hint" id="code-hint">${codeHints[of]}</p>
  </div>`;
