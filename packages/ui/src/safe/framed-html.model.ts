/**
 * A document as a page under a content security policy may show it: its style sheets carry the page's nonce, since a
 * frame without an address of its own is bound by the policy of its page.
 */
export const withNonce = (html: string, nonce: string | undefined): string =>
  nonce === undefined ? html : html.replaceAll('<style>', () => `<style nonce="${nonce}">`);
