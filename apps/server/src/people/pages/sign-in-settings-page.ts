import { html } from '../../platform/http/html.ts';
import { settingsPath } from '../paths.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface SignInSettingsPage {
  /** Of each provider. */
  readonly ids: readonly string[];
  /** The provider of the form; empty for a new one. */
  readonly id: string;
  /** In JSON, as the command of operators reads it. */
  readonly settings: string;
  readonly roles: readonly string[];
  readonly saved: boolean;
  readonly problem?: string | undefined;
}

/** The firm's identity providers, and the settings of one. */
export function signInSettingsPage(
  frame: PageFrame,
  { ids, id, settings, roles, saved, problem }: SignInSettingsPage,
): string {
  const known = ids.includes(id);
  return cardPage(
    frame,
    { heading: 'Sign-in', problem, way: { href: '/', text: 'Back to the portal' } },
    html`${saved && html`<p class="notice" role="status">The settings are saved.</p>`}
      <p>Staff can sign in at the identity provider of your firm.</p>
      ${ids.map((each) => html`<a class="secondary" href="${settingsPath}?provider=${each}">${each}</a>`)}
      ${known && html`<a class="secondary" href="${settingsPath}">Add a provider</a>`}
      <form method="post" action="${settingsPath}" data-sends-once>
        <div class="field">
          <label for="id">Short name: lower-case letters, digits and hyphens</label>
          <input class="input" id="id" name="id" required value="${id}" ${known && 'readonly'} />
        </div>
        <div class="field">
          <label for="settings">Settings</label>
          <textarea class="input" id="settings" name="settings" rows="28" spellcheck="false">
${settings}</textarea>
          <p class="hint">Roles: ${roles.join(', ')}</p>
        </div>
        <div class="field">
          <label for="secret">${known ? 'Client secret, empty to keep it' : 'Client secret'}</label>
          <input class="input" id="secret" name="secret" type="password" autocomplete="off" />
        </div>
        <button class="primary" type="submit">Save</button>
      </form>
      ${
        known &&
        html`<a class="secondary" href="${settingsPath}/test/${id}" target="_blank">Test what is saved</a>
          <form method="post" action="${settingsPath}/remove" data-sends-once>
            <input type="hidden" name="id" value="${id}" />
            <button class="secondary" type="submit">Remove this provider</button>
          </form>`
      }
      <p><a class="link" href="/audit">Earlier changes are in the audit log</a></p>`,
  );
}

/** What a sign-in at a provider would lead to, with the claims in JSON. */
export const testedPage = (frame: PageFrame, outcome: string, claims: string): string =>
  cardPage(
    frame,
    { heading: 'Test of the sign-in' },
    html`<p role="status">${outcome}</p>
      <p>Nothing was changed. The claims:</p>
      <p class="key">${claims}</p>`,
  );
