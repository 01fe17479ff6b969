import { safeHref } from './safe-href.model.ts';

export type Launch =
  /** It is open, and cannot reach back. */
  | { outcome: 'opened' }
  /** The browser allowed no window: show the address as a link. */
  | { outcome: 'blocked'; href: string }
  /** Not an address that may be opened. */
  | { outcome: 'refused' };

/**
 * Opens an address that a call has answered in a window of its own (OP-093). Call it in the answer's handler: browsers
 * allow a window for some seconds after the click, and none stands empty when the call fails.
 */
export function launch(url: unknown): Launch {
  const href = safeHref(url);
  if (href === undefined) return { outcome: 'refused' };
  // With the feature `noopener` a refused window could not be told from an open one: both answer null.
  const opened = window.open(href, '_blank');
  if (!opened) return { outcome: 'blocked', href };
  opened.opener = null;
  return { outcome: 'opened' };
}
