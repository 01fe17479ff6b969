import { logInMfa } from '@portal/api/contract';
import { addressOf } from '../../platform/http/mount.ts';
import { alertTemplate, codeField } from './fields.ts';
import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';
import { passkeyForm } from './passkey-form.ts';

export interface CodePage {
  readonly action: string;
  /** Where the user continues. */
  readonly next: string;
  /** The user who has entered the password. */
  readonly email: string;
  /** Whether the user has a passkey at this address, which is accepted as well. */
  readonly passkey: boolean;
  /** Why the last code was rejected. */
  readonly problem?: string | undefined;
}

/** Asks for a code of the authenticator app or a recovery code. */
export function codePage(frame: PageFrame, { action, next, email, passkey, problem }: CodePage): string {
  return cardPage(
    frame,
    { heading: 'Enter your code', problem, way: { href: '/', text: 'Start again' } },
    html`${alertTemplate}
      <form
        method="post"
        action="${action}"
        data-call="${addressOf(logInMfa)}"
        data-fields="Username=username Code=code"
        data-next="${next}"
      >
        <input type="hidden" name="username" value="${email}" />
        ${codeField('any')}
        <button class="primary" type="submit">Sign in</button>
      </form>
      ${passkey && passkeyForm({ action: `${action}/passkey` })}`,
  );
}
