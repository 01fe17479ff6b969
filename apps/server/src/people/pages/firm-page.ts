import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

/**
 * Continues at the provider of the firm. A redirect would not do: after a form, the content security policy rejects
 * addresses of others.
 */
export function firmPage(
  frame: PageFrame,
  { heading, href }: { readonly heading: string; readonly href: string },
): string {
  return cardPage(
    frame,
    { heading },
    html`<p>This continues at the provider of your firm.</p>
      <a class="primary" href="${href}">Continue</a>
      <script nonce="${frame.nonce}">
        location.replace(document.querySelector('a.primary').href);
      </script>`,
  );
}
