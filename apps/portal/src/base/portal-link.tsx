import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal, or an external address, which the browser opens. */
  to: string;
  /** History state for the target page (see `FromList`). */
  state?: unknown;
}

/**
 * Navigates within the portal without a page load. The router's own link includes server rendering, which adds 1.7 kB
 * to the first route (decision 0011).
 */
export function Link({ to, state, ...rest }: LinkProps): ReactElement {
  return to.startsWith('/') ? <PathLink to={to} state={state} {...rest} /> : <a {...rest} href={to} />;
}

function PathLink({ to, state, target, onClick, ...rest }: LinkProps) {
  const go = useLinkClick(to, { state, target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}

type LinkClickOptions = Pick<LinkProps, 'state' | 'target'>;

/**
 * Returns a click handler for a link to a path of the portal. The router has one too, in a module whose unused
 * components would stay in the bundle (decision 0011).
 */
export function useLinkClick(to: string, { state, target }: LinkClickOptions = {}) {
  const navigate = useNavigate();
  const href = useHref(to);
  const current = createPath(useLocation());
  return (event: MouseEvent): void => {
    if (!opensHere(event, target)) return;
    event.preventDefault();
    // As in a browser, a link to the current page adds no entry to the history.
    void navigate(to, { state, replace: href === current });
  };
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a link opens in the same tab. The browser itself opens it in another tab or window, or downloads it. */
export const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press, target?: string): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
