import type { AppSecret } from '../factors/authenticator.ts';
import { methodsPath } from '../paths.ts';
import { codeField } from './fields.ts';
import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';
import { qrPicture } from './qr-picture.ts';

export interface SetUpAppPage {
  readonly action: string;
  readonly secret: AppSecret;
  /** Whether the tenant requires the app, and the user is signing in. */
  readonly asked: boolean;
  readonly problem?: string | undefined;
}

/** Shows the secret of an app as a QR code and as text, and asks for the first code. */
export function setUpAppPage(frame: PageFrame, { action, secret, asked, problem }: SetUpAppPage): string {
  const { displayName } = frame.tenant;
  const way = asked ? undefined : { href: methodsPath, text: 'Cancel' };
  return cardPage(
    frame,
    { heading: 'Set up an authenticator app', problem, way },
    html`${asked && html`<p>${displayName} asks for a code besides your password. An app on your phone makes it.</p>`}
      <ol class="steps">
        <li>Scan this picture with an authenticator app.</li>
        <li>Type the six digits that it shows.</li>
      </ol>
      ${qrPicture(secret.address)}
      <details class="plain">
        <summary>The picture cannot be scanned</summary>
        <p>Type this key into the app: <code class="key">${secret.text}</code></p>
      </details>
      <form method="post" action="${action}" data-sends-once>
        ${codeField('app')}
        <button class="primary" type="submit">Use this app</button>
      </form>`,
  );
}
