import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal, or an address elsewhere, which is left to the browser. */
  to: string;
  /** What the page there is handed (see `FromList`). */
  state?: unknown;
}

/**
 * Goes to another page of the portal without loading it anew. The router's own link brings what servers need that draw
 * pages: with it the first route weighs 1.7 kB more (decision 0011).
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
