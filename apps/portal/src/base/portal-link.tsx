import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

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
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target && { target }) });
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
