import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';
import {
  lostPasskey,
  noPasskeysHere,
  passkeyForm,
  passkeysElsewhere,
  type PasskeyAddress,
} from './passkey-form.ts';

export interface UsePasskeyPage {
  /** Where the passkey of this address is submitted; undefined if the user has none here. */
  readonly action: string | undefined;
  /** Other addresses of the tenant for which the user has a passkey. */
  readonly elsewhere: readonly PasskeyAddress[];
  /** Why the last passkey was rejected. */
  readonly problem?: string | undefined;
}

/** Asks for the passkey of a user whose password was right and who has no app. */
export function usePasskeyPage(frame: PageFrame, { action, elsewhere, problem }: UsePasskeyPage): string {
  const { displayName } = frame.tenant;
  return cardPage(
    frame,
    { heading: 'Use your passkey', problem, way: { href: '/', text: 'Start again' } },
    action === undefined
      ? passkeysElsewhere(displayName, elsewhere)
      : html`<p>Your account is protected by a passkey. Use it to finish signing in.</p>
          ${passkeyForm({ action })} ${noPasskeysHere}
          <p>${lostPasskey(displayName)}</p>`,
  );
}
