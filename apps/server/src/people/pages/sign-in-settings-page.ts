import { dateFormatter } from '@portal/api/contract';
import { html, type Html } from '../../platform/http/html.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { settingsForm, type Typed } from '../outside/settings-form.ts';
import { settingsPath } from '../paths.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface SignInSettingsPage {
  /** Of each provider. */
  readonly ids: readonly string[];
  /** The provider of the form; empty for a new one. */
  readonly id: string;
  readonly typed: Typed;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** Of the settings of this provider, newest first. */
  readonly versions: readonly Version[];
  /** The version that the form shows instead of what is stored. */
  readonly restored: Version | undefined;
  readonly saved: boolean;
  readonly problem?: string | undefined;
}

interface Version {
  readonly number: number;
  readonly savedAt: Date;
  /** Null for an operator. */
  readonly savedBy: string | null;
}

function savedText({ timeZone }: Tenant, { number, savedAt, savedBy }: Version): string {
  const moment = dateFormatter('DD MMM YYYY HH:mm', timeZone)(unixSeconds(savedAt));
  return `Version ${number}, ${moment}, by ${savedBy ?? 'an operator'}`;
}

/** The firm's identity providers, and the settings of one. */
export function signInSettingsPage(
  frame: PageFrame,
  { ids, id, typed, roles, versions, restored, saved, problem }: SignInSettingsPage,
): string {
  const known = ids.includes(id);
  const again = problem === undefined ? '' : 'Enter it again.';
  const secretHint = `A key is PEM (PKCS #8) or JWK. ${known ? 'Leave it empty to keep what is stored.' : again}`;
  return cardPage(
    frame,
    { heading: 'Sign-in', problem, way: { href: '/', text: 'Back to the portal' } },
    html`${saved && html`<p class="notice" role="status">The settings are saved.</p>`}
      ${restored && html`<p class="notice" role="status">${savedText(frame.tenant, restored)}. Save restores it.</p>`}
      <p>Staff can sign in at the identity provider of your firm.</p>
      ${ids.map((each) => html`<a class="secondary" href="${settingsPath}?provider=${each}">${each}</a>`)}
      ${known && html`<a class="secondary" href="${settingsPath}">Add a provider</a>`}
      <form method="post" action="${settingsPath}" data-sends-once>
        <div class="field">
          <label for="id">Short name</label>
          <input
            class="input"
            id="id"
            name="id"
            required
            value="${id}"
            ${known && 'readonly'}
            aria-describedby="id-hint"
          />
          <p class="hint" id="id-hint">Lower-case letters, digits and hyphens. It cannot be changed later.</p>
        </div>
        <div class="field">
          <label for="secret">Client secret or private key</label>
          <input
            class="input"
            id="secret"
            name="secret"
            type="password"
            autocomplete="off"
            ${!known && 'required'}
            aria-describedby="secret-hint"
          />
          <p class="hint" id="secret-hint">${secretHint}</p>
        </div>
        ${settingsForm.map(
          ({ heading, fields }, index) =>
            html`<section aria-labelledby="part-${index}">
              <h2 id="part-${index}">${heading}</h2>
              ${fields.map((field) => settingField(field, typed[field.name] ?? '', roles))}
            </section>`,
        )}
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
      ${
        versions.length > 1 &&
        html`<section aria-labelledby="versions">
          <h2 id="versions">Earlier versions</h2>
          <ul>
            ${versions.slice(1).map(
              (each) =>
                html`<li>
                  <a class="link" href="${settingsPath}?provider=${id}&amp;version=${each.number}"
                    >${savedText(frame.tenant, each)}</a
                  >
                </li>`,
            )}
          </ul>
        </section>`
      }
      <p><a class="link" href="/audit">Earlier changes are in the audit log</a></p>`,
  );
}

/** What a sign-in at a provider would lead to, with the claims in JSON. */
export const testedPage = (
  frame: PageFrame,
  { outcome, claims }: { readonly outcome: string; readonly claims: string },
): string =>
  cardPage(
    frame,
    { heading: 'Test of the sign-in' },
    html`<p role="status">${outcome}</p>
      <p>Nothing was changed. The claims:</p>
      <pre class="key">${claims}</pre>`,
  );

type Field = (typeof settingsForm)[number]['fields'][number];

function settingField(
  { name, label, hint, kind, required }: Field,
  value: string,
  roles: SignInSettingsPage['roles'],
): Html {
  const explained =
    kind === 'groups'
      ? `One in each line, such as Finance = ${roles[0]?.id ?? 'adviser'}. The first that fits counts. Roles: ${roles.map((role) => role.id).join(', ')}.`
      : hint;
  const rest = html`id="${name}" name="${name}" ${required && 'required'}
  ${explained && html`aria-describedby="${name}-hint"`}`;
  const choices =
    kind === 'role'
      ? [['', 'None: the sign-in is refused'], ...roles.map((role) => [role.id, role.name])]
      : Object.entries(typeof kind === 'object' ? kind : {});
  const control =
    choices.length > 0
      ? html`<select class="input" ${rest}>
          ${choices.map(([id, text]) => html`<option value="${id}" ${id === value && 'selected'}>${text}</option>`)}
        </select>`
      : kind === 'text'
        ? html`<input class="input" ${rest} value="${value}" spellcheck="false" />`
        : html`<textarea class="input" ${rest} rows="3" spellcheck="false">${value}</textarea>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${control} ${explained && html`<p class="hint" id="${name}-hint">${explained}</p>`}
  </div>`;
}
