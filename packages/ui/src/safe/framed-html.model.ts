/**
 * Adds the nonce of the page to the style sheets of a document: a frame with `srcdoc` inherits the content security
 * policy of its page.
 */
export const withNonce = (html: string, nonce: string | undefined): string =>
  nonce === undefined ? html : html.replaceAll('<style>', () => `<style nonce="${nonce}">`);
