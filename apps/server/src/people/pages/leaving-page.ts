import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

/**
 * Submits the provider's form at once; without scripts the user presses a button. With `asks` only the button submits
 * it, because any site can lead a browser here.
 */
export function leavingPage(frame: PageFrame, form: string, { asks }: { readonly asks: boolean }): string {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return cardPage(
    frame,
    { heading: 'Log out' },
    html`<p>${asks ? 'Do you want to log out?' : 'You are being logged out.'}</p>
      <button class="primary" type="submit" form="op.logoutForm">Log out</button>
      <div hidden>${{ markup: confirmed }}</div>
      ${!asks && submitting(frame)}`,
  );
}

const submitting = ({ nonce }: PageFrame) =>
  html`<script nonce="${nonce}">
    document.forms[0].submit();
  </script>`;
