import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface RecoveryCodesPage {
  readonly codes: readonly string[];
  /** The next page: with a token through a form, otherwise through a link. */
  readonly next: { readonly action: string; readonly token?: string };
}

/** Shows recovery codes, once. */
export function recoveryCodesPage(
  frame: PageFrame,
  { codes, next: { action, token } }: RecoveryCodesPage,
): string {
  return cardPage(
    frame,
    { heading: 'Keep your recovery codes' },
    html`<p>
        Each of them replaces the app once, should you lose your phone. Keep them where you keep passwords:
        they are not shown again.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      ${
        token === undefined
          ? html`<a class="primary" href="${action}">I have kept them</a>`
          : html`<form method="post" action="${action}" data-sends-once>
              <input type="hidden" name="token" value="${token}" />
              <button class="primary" type="submit">I have kept them</button>
            </form>`
      }`,
  );
}
