import { alert } from './fields.ts';
import { html, nothing } from '../../platform/http/html.ts';
import { page, type PageFrame } from './page.ts';
import {
  lostPasskey,
  noPasskeysHere,
  passkeyForm,
  passkeysElsewhere,
  type PasskeyAddress,
} from './passkey-form.ts';

export interface UsePasskeyPage {
  /** Where the passkey of this address is used; undefined where the person has none here. */
  readonly passkey: { readonly action: string; readonly question: string } | undefined;
  /** Other addresses of the tenant where the person has one. */
  readonly elsewhere: readonly PasskeyAddress[];
  /** Why the last passkey was not taken. */
  readonly problem?: string;
}

/** Asks for the passkey of somebody whose password was right and who has no app. */
export function usePasskeyPage(frame: PageFrame, { passkey, elsewhere, problem }: UsePasskeyPage): string {
  const { displayName } = frame.tenant;
  return page(
    frame,
    'Use your passkey',
    html`<section class="card form-card">
      <h1>Use your passkey</h1>
      ${problem === undefined ? nothing : alert(problem)}
      ${
        passkey
          ? html`<p>Your account is protected by a passkey. Use it to finish signing in.</p>
              ${passkeyForm({ kind: 'get', ...passkey, text: 'Use a passkey' })} ${noPasskeysHere}
              <p>${lostPasskey(displayName)}</p>`
          : passkeysElsewhere(displayName, elsewhere)
      }
      <p><a class="link" href="/">Start again</a></p>
    </section>`,
  );
}
