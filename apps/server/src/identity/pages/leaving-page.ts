import { html, page, type PageFrame } from './page.ts';

/** Sends the provider's form at once; without script a person presses the button. */
export function leavingPage(frame: PageFrame, form: string): string {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return page(
    frame,
    'Log out',
    html`<section class="card form-card" data-leaving>
      <h1>Log out</h1>
      <p>You are being logged out.</p>
      <button class="primary" type="submit" form="op.logoutForm">Log out</button>
      <div hidden>${{ markup: confirmed }}</div>
      <script nonce="${frame.nonce}">
        document.forms[0].submit();
      </script>
    </section>`,
  );
}
