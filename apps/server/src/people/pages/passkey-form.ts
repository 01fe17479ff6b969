import { html, type Html } from '../../platform/http/html.ts';

export interface PasskeyForm {
  /** Creates a passkey, or gets a response from one. Default `get`. */
  readonly kind?: 'create' | 'get';
  /** Where the response is submitted. */
  readonly action: string;
  /** Where the challenge comes from. Default: the address of the response with `-question`. */
  readonly criteria?: string;
  readonly text?: string;
}

/** An address of the tenant for which a user has a passkey. */
export interface PasskeyAddress {
  readonly host: string;
  readonly href: string;
}

/** Tells a user whose passkeys belong to other addresses how to continue. */
export const passkeysElsewhere = (displayName: string, addresses: readonly PasskeyAddress[]): Html =>
  html`<p>Your passkey works only at the address where you added it${addresses.length > 0 ? ':' : '.'}</p>
    ${
      addresses.length > 0 &&
      html`<ul>
        ${addresses.map(({ host, href }) => html`<li><a class="link" href="${href}">${host}</a></li>`)}
      </ul>`
    }
    <p>${lostPasskey(displayName)}</p>`;

/** Tells a user who cannot use any of their passkeys how to continue. */
export const lostPasskey = (displayName: string): string =>
  `If you cannot use your passkey, ask the support of ${displayName} to reset your sign-in methods.`;

/** Shown where the form above it stays hidden: the browser runs no scripts or has no passkeys. */
export const noPasskeysHere: Html = html`<p class="hint no-passkeys">
  This browser does not support passkeys, or runs no scripts. Use another browser.
</p>`;

/**
 * A button with which the browser asks for a passkey. Its space is reserved until the script knows whether the
 * browser supports passkeys.
 */
export const passkeyForm = ({
  kind = 'get',
  action,
  criteria = `${action}-question`,
  text = 'Use a passkey',
}: PasskeyForm): Html =>
  html`<form method="post" action="${action}" data-passkey="${kind}" data-question="${criteria}" data-pending>
    <input type="hidden" name="answer" value="" />
    ${
      kind === 'create' &&
      html`<div class="field">
        <label for="name">Name of the passkey</label>
        <input
          class="input"
          id="name"
          name="name"
          type="text"
          autocomplete="off"
          maxlength="60"
          placeholder="This device"
        />
      </div>`
    }
    <button class="secondary" type="submit">${text}</button>
    <p class="problem" role="alert" data-problem hidden></p>
  </form>`;
