import { safeHref } from './safe-href.model.ts';

export type Launch =
  /** The window is open and has no access to this page. */
  | { outcome: 'opened' }
  /** The browser blocked the window: show the address as a link. */
  | { outcome: 'blocked'; href: string }
  /** The address is not safe to open. */
  | { outcome: 'refused' };

/**
 * Opens an address from a response in a new window (OP-093). Call it when the response arrives: browsers allow a
 * window for some seconds after the click, and a failed request then leaves no empty window.
 */
export function launch(url: unknown): Launch {
  const href = safeHref(url);
  if (href === undefined) return { outcome: 'refused' };
  // Not with the feature `noopener`: it returns null for an open window as well as for a blocked one.
  const opened = window.open(href, '_blank');
  if (!opened) return { outcome: 'blocked', href };
  opened.opener = null;
  return { outcome: 'opened' };
}
